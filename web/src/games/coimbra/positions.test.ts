import { describe, expect, it } from 'vitest'
import { plainText } from '../../core/testing/examples'
import { keptPositions } from '../../core/testing/positions'
import { agendaOf } from './words/agenda'
import { cardWords, flagsLabel, rowLabel, scoreLabel, trackWords } from './labels'
import { awaiting } from './moves/flights'
import { outlookOf } from './moves/preview'
import type { View } from './shape'

describe.each(Object.entries(keptPositions<View>('coimbra')))('in the kept game %s', (_, positions) => {
  it.each(positions)('the board reads the $moment', ({ view, legal }) => {
    const words = [
      ...Object.keys(view.derived.cards).map((card) => cardWords(view, card, plainText)),
      ...Object.keys(view.tracks).map((track) => trackWords(view, track, plainText)),
    ]
    const labels = [
      ...words.flatMap(({ title, lines }) => [title, ...lines]),
      ...Object.keys(view.derived.rows).map((location) => rowLabel(view, location, plainText)),
      scoreLabel(view, plainText),
      flagsLabel(view, plainText),
      ...agendaOf(view, plainText).map((item) => item.words),
    ]
    expect(labels.join(' ')).not.toMatch(/undefined|NaN/)
    for (const action of legal) {
      const { disks, pilgrims } = outlookOf(action.preview)
      expect(disks.every(({ track, space }) => track in view.tracks && Number.isInteger(space))).toBe(true)
      expect(pilgrims.every(({ node }) => node !== '')).toBe(true)
    }
    expect(awaiting(view, [])).toBe(view)
  })
})
