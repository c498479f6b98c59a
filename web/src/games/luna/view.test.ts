import { describe, expect, it } from 'vitest'
import { exampleAction, exampleSeats, exampleView, plainText } from './example'
import { councilLabel, islandLabel, pierLabel, stoneLabel } from './labels'
import { boardOf, colourOf, novicesOf } from './view'

describe('a party', () => {
  it('wears the colour of its seat; the opponent of a solo game has none', () => {
    const view = exampleView()
    expect(colourOf(1, view, exampleSeats)).toBe(3)
    expect(colourOf(1, { ...view, seats: 1 }, exampleSeats)).toBe('neutral')
  })

  it('has its novices in six places', () => {
    expect(novicesOf(exampleView(), 0)).toEqual({ active: 3, inactive: 1, path: 1, temple: 0, pier: 0, reserve: 3 })
    expect(novicesOf(exampleView(), 1)).toMatchObject({ path: 0, temple: 1, pier: 1 })
  })

  it('counts novices under way as inactive while it moves, and nobody else does', () => {
    const view = exampleView()
    view.agenda = [{ kind: 'moves', actor: 0 }]
    view.moved['herbs'] = 2
    expect(novicesOf(view, 0).inactive).toBe(3)
    expect(novicesOf(view, 1).inactive).toBe(1)
  })
})

it('knows the board of a stone', () => {
  expect(boardOf(exampleView(), 11)).toBe('yellow')
  expect(boardOf(exampleView(), 2)).toBe('none')
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
      'web-luna-island island-shrine 1; web-luna-novices seat-0 2 1; web-luna-novices seat-1 2 1; figure-moon_priestess; figure-apostate; ' +
        'web-luna-next figure-master_builder; web-can kind-recruit',
    )
  })

  it("tell a stone's island, whether it may be used, and who stands on it", () => {
    expect(stoneLabel(exampleView(), 28, [], plainText)).toBe('web-luna-stone 28 island-shrine; status-locked')
    expect(stoneLabel(exampleView(), 6, [], plainText)).toBe(
      'web-luna-stone 6 island-novice; web-luna-in-temple; web-luna-party seat-1; piece-book',
    )
  })

  it('tell who waits on the pier and who is ahead in the council', () => {
    expect(pierLabel(exampleView(), plainText)).toBe('place-pier: web-luna-count seat-1 1')
    expect(councilLabel(exampleView(), plainText)).toBe(
      'place-council: web-luna-chair seat-0 2; web-luna-chair seat-1 0',
    )
  })
})
