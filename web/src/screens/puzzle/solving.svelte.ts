/** A puzzle being solved: the turn is played as often as one likes; then it is judged. */
import { announcer } from '../../core/a11y/announcer.svelte'
import { say } from '../../core/i18n/i18n.svelte'
import { answer } from '../../core/wire/api'
import type { PuzzleResponse, PuzzleTryResponse } from '../../core/wire/rest'
import { type Helps, Trial } from '../analysis/trying/trial.svelte'
import { clientAt, usualPlace } from '../tables'

export class Solving extends Trial<PuzzleTryResponse> {
  /** How often it was checked. */
  tries = $state(0)
  /** What is known of the solution, once it may be known. */
  solution = $state.raw<PuzzleTryResponse['solution']>(null)
  help = $state.raw<PuzzleTryResponse['help']>(null)
  isSolved = $state(false)

  constructor(readonly puzzle: PuzzleResponse) {
    super()
    this.begin()
  }

  /** The next of three helps; the last is the solution, told from the beginning of the turn. */
  more(): void {
    if (this.helps === 3 || this.busy) return
    this.helps = (this.helps + 1) as Helps
    if (this.helps === 3) this.begin()
    else this.look()
  }

  protected async send(actions: string[], check: boolean): Promise<PuzzleTryResponse> {
    const client = await clientAt(usualPlace())
    const params = { path: { puzzle: this.puzzle.puzzle } }
    return answer(client.POST('/api/puzzles/{puzzle}/tries', { params, body: { actions, check, helps: this.helps } }))
  }

  protected take(now: PuzzleTryResponse): void {
    this.help = now.help
    this.solution = now.solution ?? this.solution
    if (!now.verdict) return
    this.tries += 1
    this.isSolved ||= now.verdict !== 'no'
    announcer.announce([say(`web-puzzle-${now.verdict}`)])
  }
}
