import { describe, expect, it } from 'vitest'
import { exampleAction, exampleSeats, plainText } from '../../core/testing/examples'
import { exampleView } from './example'
import { councilLabel, islandLabel, pierLabel, stoneLabel } from './labels'
import { boardOf, colourOf, glyphOf, novicesOf } from './view'

describe('a player', () => {
  const view = exampleView()
  const [first, second] = view.derived.parties
  const choosing = (colours: (string | null)[]) => ({
    ...view,
    options: { ...view.options, setup: 'preset', colours: 'chosen' },
    derived: { ...view.derived, parties: colours.map((color, i) => ({ ...(i ? second! : first!), color })) },
  })

  it('wears the colour that was chosen, everywhere on the page', () => {
    expect([0, 1].map((seat) => glyphOf(choosing(['red', 'blue']), seat))).toEqual([4, 0])
    expect([0, 1].map((seat) => glyphOf(choosing(['white', 'yellow']), seat))).toEqual([5, 1])
  })

  it('shares no glyph with anybody while others still choose', () => {
    expect([0, 1].map((seat) => glyphOf(choosing([null, 'blue']), seat))).toEqual([1, 0])
    expect([0, 1].map((seat) => glyphOf(choosing([null, null]), seat))).toEqual([0, 1])
  })

  it('wears the colour of the seat where colours are not chosen, or where nobody else sits', () => {
    const chosen = choosing(['red', 'blue'])
    expect(glyphOf({ ...chosen, options: { ...chosen.options, colours: 'by_seat' } }, 1)).toBe(1)
    expect(glyphOf({ ...chosen, options: { ...chosen.options, setup: 'standard' } }, 1)).toBe(1)
    expect(glyphOf({ ...chosen, seats: 1 }, 0)).toBe(0)
  })
})

describe('a party', () => {
  it('wears the colour of its seat; the opponent of a solo game has none', () => {
    const view = exampleView()
    expect(colourOf(1, view, exampleSeats)).toBe(3)
    expect(colourOf(1, { ...view, seats: 1 }, exampleSeats)).toBe('neutral')
  })

  it('has its novices in six places', () => {
    expect(novicesOf(exampleView(), 0)).toEqual({ active: 1, inactive: 7, path: 0, temple: 2, pier: 0, reserve: 3 })
    expect(novicesOf(exampleView(), 1)).toMatchObject({ path: 0, temple: 3, pier: 0 })
  })

  it('counts novices under way as inactive while it moves, and nobody else does', () => {
    const view = exampleView()
    view.agenda = [{ kind: 'moves', actor: 0 }]
    view.moved['herbs'] = 2
    expect(novicesOf(view, 0).inactive).toBe(9)
    expect(novicesOf(view, 1).inactive).toBe(4)
  })
})

it('knows the board of a stone', () => {
  expect(boardOf(exampleView(), 26)).toBe('red')
  expect(boardOf(exampleView(), 1)).toBe('none')
})

describe('labels', () => {
  it('tell who is on an island, its figures, and what can be done', () => {
    expect(
      islandLabel(
        exampleView(),
        'shrine',
        [exampleAction('recruit', ['island:shrine']), exampleAction('favor', ['island:tide'])],
        plainText,
      ),
    ).toBe(
      'web-luna-island island-shrine 0; web-luna-novices seat-0 0 1; web-luna-shrine seat-0; web-luna-novices seat-1 0 1; ' +
        'figure-apostate; web-can kind-recruit',
    )
  })

  it("tell a stone's island, whether it may be used, and who stands on it", () => {
    expect(stoneLabel(exampleView(), 27, [], plainText)).toBe('web-luna-stone 27 island-book; status-locked')
    expect(stoneLabel(exampleView(), 5, [], plainText)).toBe(
      'web-luna-stone 5 island-bribe; web-luna-in-temple; web-luna-party seat-1; piece-book',
    )
  })

  it('tell who waits on the pier and who is ahead in the council', () => {
    const view = exampleView()
    expect(pierLabel(view, plainText)).toBe('place-pier: web-luna-nobody')
    view.parties[1]!.pier = 1
    expect(pierLabel(view, plainText)).toBe('place-pier: web-luna-count seat-1 1')
    expect(councilLabel(exampleView(), plainText)).toBe(
      'place-council: web-luna-chair seat-0 5; web-luna-chair seat-1 3',
    )
  })
})
