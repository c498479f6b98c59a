/** What is said of a tournament: who plays, how, and why somebody stands where they do. */
import type { StandingResponse, TournamentResponse, TournamentRow } from '../../core/wire/rest'
import { gameName, i18n, levelName, say } from '../../core/i18n/i18n.svelte'

/** What entrants are called: people by their names, bots by their levels, numbered where several are of the same. */
export function namesOf(tournament: TournamentResponse): string[] {
  const levels = tournament.participants.map((one) => one.level)
  return tournament.participants.map((one, i) => {
    if (one.bot) return say('web-entrant-bot', { name: one.name || say('web-deleted-player') })
    if (one.level === null) return one.name || say('web-deleted-player')
    const same = levels.filter((level) => level === one.level).length
    const nth = levels.slice(0, i + 1).filter((level) => level === one.level).length
    return same > 1 ? `${levelName(one.level)} ${nth}` : levelName(one.level)
  })
}

/** Game, kind, rounds, size of tables and clock in one line. */
export function sayFormat(tournament: TournamentRow): string {
  return [
    gameName(tournament.game),
    say(`web-tournament-${tournament.kind.replace('_', '-')}`) +
      (tournament.rounds ? `, ${say('web-tournament-rounds', { count: tournament.rounds })}` : ''),
    say('web-tournament-tables', { seats: tournament.seats }),
    say(tournament.clock.kind === 'live' ? 'web-tournament-live' : 'web-tournament-days'),
    ...(tournament.rated ? [say('web-rated-table')] : []),
    ...(tournament.visibility === 'link' ? [say('web-tournament-is-private')] : []),
    ...(tournament.spectators === 'delay'
      ? [say('web-tournament-is-late', { minutes: tournament.delay_minutes })]
      : []),
    ...(tournament.vacation ? [] : [say('web-tournament-no-vacations')]),
    ...(tournament.outside_bots ? [say('web-tournament-open-to-bots')] : []),
  ].join(' · ')
}

const figures = (digits: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits })

/** Points, with a decimal where there is one. */
export const sayPoints = (points: number): string => figures(1).format(points)

/** Points with their sign. */
export const saySigned = (points: number): string =>
  new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(points)
    .replace('-', '−')

/** Why `above` stands before whom `line` is about: which tie-break decided, and by what. */
export function sayWhy(line: StandingResponse, above: string): string {
  const [more, less] = [line.above ?? 0, line.below ?? 0]
  if (line.by === 'direct') return say('web-standing-direct', { name: above, points: saySigned(more) })
  if (line.by === 'lot') return say('web-standing-lot')
  if (line.by === 'place') return say('web-standing-place-why')
  const digits = line.by === 'average' ? 2 : 1
  const [mine, theirs] = [figures(digits).format(more), figures(digits).format(less)]
  return say(`web-standing-${line.by}`, { above: mine, below: theirs })
}

/** Whether a tie was broken: the score, or how far somebody has come, is not a tie-break. */
export const isTie = (line: StandingResponse): boolean => !['score', 'stage', 'place'].includes(line.by ?? 'score')

/** How far away a moment is, in words that need no seconds: 3:40 below an hour. */
export const left = (moment: string, now: number): number => Math.max(0, Date.parse(moment) - now)
