import { describe, expect, it } from 'vitest'
import { plainText } from '../../core/testing/examples'
import { keptPositions } from '../../core/testing/positions'
import { cardLabel, cityLabel, hallLabel, pileLabel, siteLabel, stepLabel } from './labels'
import { legsOf } from './moves/flights'
import { outlookOf, sharesOf } from './moves/preview'
import { queueOf } from './view'
import type { View } from './shape'

describe.each(Object.entries(keptPositions<View>('merv')))('in the kept game %s', (_, positions) => {
  it.each(positions)('the board reads the $moment', ({ view, legal, last }) => {
    const { printed } = view.derived
    const labels = [
      ...Object.keys(view.city).map((cell) => siteLabel(view, cell, plainText)),
      ...Object.keys(printed.halls).map((hall) => hallLabel(view, hall, plainText)),
      ...Object.keys(printed.cities).map((city) => cityLabel(view, city, plainText)),
      ...Object.keys(view.piles).map((pile) => pileLabel(view, pile, plainText)),
      ...printed.mosque_steps.map((_step, i) => stepLabel(view, i + 1, plainText)),
      ...view.row.map((_card, i) => cardLabel(view, i, plainText)),
    ]
    expect(labels.join(' ')).not.toMatch(/undefined|NaN/)
    for (const leg of legsOf(last, view)) expect(`${leg.from} ${leg.to}`).not.toMatch(/undefined|NaN|:0$/)
    for (const action of legal) {
      expect([...outlookOf(action.preview, view).markers.keys()].join(' ')).not.toMatch(/undefined|NaN/)
      expect(sharesOf(action, view).flatMap(({ cubes }) => cubes)).not.toContain('')
    }
    expect(queueOf(view).corner).toMatch(/^corner_/)
  })
})
