/**
 * Whatever is drawn explains itself: every element that a board, a panel or the top bar names is one that the game
 * explains, and of every sort that the game explains something is drawn somewhere.
 */
import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import { exampleSeats, plainText } from '../core/testing/examples'
import { keptComponents, keptPositions, type KeptPosition } from '../core/testing/positions'
import type { GameModule } from '../core/game'
import { loadGame } from '.'

const window = vi.hoisted(() => ({ isPhone: false }))
vi.mock('../core/ui/breakpoints', async (original) => ({
  ...(await original<object>()),
  isPhone: () => window.isPhone,
  isUpright: () => window.isPhone,
}))

type Module = GameModule<unknown, unknown>

const NAMED = /data-(?:element|about)="([^"]+)"/g
const sortOf = (element: string) => element.split(':')[0]!

/** The elements that the drawing of a position names: the board, the panel of every player, the top bar. */
function drawn(module: Module, components: unknown, { view, legal, last, actor, seats }: Drawn): Set<string> {
  const told = { view, components, legal, seats, text: plainText, pick: () => {}, hover: () => {} }
  const board = { picked: null, hovered: null, last, actor, disabled: false, animate: false }
  const parts = [
    render(module.Board, { props: { ...told, ...board } }).body,
    ...seats.flatMap(({ seat }) =>
      [true, false].map((compact) => render(module.Panel, { props: { ...told, seat, before: null, compact } }).body),
    ),
    module.Summary ? render(module.Summary, { props: told }).body : '',
  ]
  return new Set([...parts.join('').matchAll(NAMED)].map((found) => found[1]!))
}

interface Drawn extends KeptPosition<unknown> {
  seats: typeof exampleSeats
}

/** A kept position with people at its table. */
function seated(kept: KeptPosition<unknown>): Drawn {
  const count = (kept.view as { seats: number }).seats
  const seats = Array.from({ length: count }, (_, seat) => ({ ...exampleSeats[seat % 4]!, seat }))
  return { ...kept, seats }
}

/** Sorts of which no kept position draws anything, and why. */
const UNDRAWN: Record<string, Record<string, string>> = {
  coimbra: {},
  hansa_teutonica: { extra: 'no extra office stands in them' },
  luna: {},
  merv: {
    goods: 'each good of a player explains itself',
    posts: 'they stand on the map, and their city explains them',
    soldier: 'it stands on a tile, which explains both',
    tile: 'it lies in a cell of the city, which explains both',
  },
}

describe.each(Object.keys(UNDRAWN))('%s', async (game) => {
  const module = await loadGame(game)
  const components = keptComponents(game)
  const positions = Object.values(keptPositions<unknown>(game)).flat().map(seated)
  const wide = positions.map((position) => ({ position, elements: drawn(module, components, position) }))

  function explained({ position, elements }: (typeof wide)[number]): void {
    const known = new Set(position.elements)
    const unknown = [...elements].filter((element) => !known.has(element))
    expect(unknown, `the ${position.moment}, ply ${position.ply}`).toEqual([])
  }

  it('draws only what explains itself', () => {
    for (const one of wide) explained(one)
  })

  it('draws only what explains itself on a phone', () => {
    window.isPhone = true
    for (const position of positions.filter(({ moment }) => moment === 'middle'))
      explained({ position, elements: drawn(module, components, position) })
    window.isPhone = false
  })

  it('draws something of every sort that explains itself', () => {
    const shown = new Set(wide.flatMap(({ elements }) => [...elements].map(sortOf)))
    const sorts = new Set(positions.flatMap(({ elements }) => elements.map(sortOf)))
    expect([...sorts].filter((sort) => !shown.has(sort)).toSorted()).toEqual(Object.keys(UNDRAWN[game]!))
  })
})
