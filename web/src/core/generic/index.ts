/** What stands in for a game without a drawing: the shell shows its board in text. */
import type { Component } from 'svelte'
import type { GameModule } from '../game'
import Nothing from './Nothing.svelte'

/** It takes any properties and uses none. */
const nothing = Nothing as Component

type View = Partial<Record<'players' | 'parties', Partial<Record<'points' | 'vp' | 'prestige' | 'score', unknown>>[]>>

/** A player's points, under the names that the games give them. */
function score(view: View, seat: number): number {
  const player = (view.players ?? view.parties)?.[seat]
  return Number(player?.points ?? player?.vp ?? player?.prestige ?? player?.score ?? 0)
}

export const generic: GameModule<View, unknown> = { Board: nothing, Panel: nothing, score, kindIcon: () => 'dot' }
