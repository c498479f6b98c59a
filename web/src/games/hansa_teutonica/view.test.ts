import { describe, expect, it } from 'vitest'
import { exampleAction, exampleSeats, plainText } from '../../core/testing/examples'
import { exampleView } from './example'
import { cityLabel, coellenLabel, routeLabel } from './labels'
import { actionsOfSpace, besieged, colourOf, openSpaces, readPiece } from './view'

const ROUTE = 'hamburg_luebeck'
const place = exampleAction('place', [`route:${ROUTE}`], { arguments: { piece: 'piece-trader' } })
const displace = exampleAction('displace', [`route:${ROUTE}`], {
  arguments: { piece: 'piece-merchant', owner: 'seat-1' },
})
const lift = exampleAction('move_lift', [`route:${ROUTE}`], { arguments: { piece: 'piece-trader' } })
const legal = [
  place,
  displace,
  lift,
  exampleAction('place', ['route:hamburg_lueneburg'], { arguments: { piece: 'piece-trader' } }),
]

describe('a space', () => {
  it('means placing when it is empty', () => {
    expect(actionsOfSpace(legal, ROUTE, null)).toEqual([place])
  })

  it('means displacing just this piece of somebody else', () => {
    expect(actionsOfSpace(legal, ROUTE, '1 merchant')).toEqual([displace])
    expect(actionsOfSpace(legal, ROUTE, '1 trader')).toEqual([])
    expect(actionsOfSpace(legal, ROUTE, '2 merchant')).toEqual([])
  })

  it('means lifting an own piece', () => {
    expect(actionsOfSpace(legal, ROUTE, '0 trader')).toEqual([lift])
  })

  it('is open where some action fits it', () => {
    const view = exampleView()
    view.routes[ROUTE]!.spaces = [null, '1 trader', '1 merchant']
    const legalBy = new Map([[`route:${ROUTE}`, [place, displace]]])
    expect(openSpaces(view, legalBy)).toEqual([`space:${ROUTE}:0`, `space:${ROUTE}:2`])
    expect(openSpaces(view, new Map())).toEqual([])
  })

  it('is besieged while the price of its displacement is asked for', () => {
    const view = exampleView()
    expect(besieged(view)).toBeNull()
    view.agenda.push({ kind: 'displace_pay', actor: 0, route: ROUTE, target: '1 merchant', space: 1 })
    expect(besieged(view)).toBe(`space:${ROUTE}:1`)
  })
})

describe('an owner', () => {
  it('is a seat in its colour, or neutral', () => {
    expect(readPiece('neutral trader')).toEqual({ owner: 'neutral', rank: 'trader' })
    expect(colourOf(1, [{ ...exampleSeats[1]!, glyph: 4 }])).toBe(4)
    expect(colourOf('neutral', exampleSeats)).toBe('neutral')
  })
})

describe('labels', () => {
  it('tell how full a route is, whose pieces stand there and what can be done', () => {
    expect(routeLabel(exampleView(), ROUTE, [place, displace], exampleSeats, plainText)).toBe(
      'web-hansa-route route-hamburg_luebeck 2 3; web-hansa-yours 1; web-hansa-theirs seat-1 1; ' +
        'web-hansa-route-marker marker-extra_office; web-can kind-place, kind-displace',
    )
  })

  it("tell a city's offices, its controller and the next office", () => {
    expect(cityLabel(exampleView(), 'hamburg', undefined, [], plainText)).toBe(
      'web-hansa-city city-hamburg 1 3; web-hansa-controller seat-1; web-hansa-extra 1; ' +
        'web-hansa-next-office privilege-orange shape-square',
    )
  })

  it('tell who sits at the table of Coellen', () => {
    expect(coellenLabel(exampleView(), plainText)).toContain('coellen-slot-1: web-hansa-player seat-2')
  })
})
