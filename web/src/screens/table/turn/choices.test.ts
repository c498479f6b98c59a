import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import { generic } from '../../../core/generic'
import { exampleAction, exampleSeats, plainText } from '../../../core/testing/examples'
import type { TableStore } from '../../../core/store/table.svelte'
import Choices from './Choices.svelte'
import { Turn } from './turn.svelte'

const cheap = exampleAction('buy', ['card:a'], { id: 1, text: 'buy a' })
const other = exampleAction('buy', ['card:c'], { id: 3, text: 'buy c' })
const refusal = { rule: 'CO-6.C5', message: 'costs', arguments: { cost: 7, held: 3 }, sort: 'unpayable' }
const { preview: _, hands_over: __, ...bought } = exampleAction('buy', ['card:b'], { id: 2, text: 'buy b' })

it('shows what is too dear in its place, with its price and without a number, as something that cannot be chosen', () => {
  const table = { legal: [cheap, other], play: () => Promise.resolve(), whyNot: () => Promise.resolve(null) }
  const turn = new Turn(
    table,
    () => 'never',
    () => {},
  )
  const store = { view: {}, seats: exampleSeats } as unknown as TableStore
  const { body } = render(Choices, {
    props: {
      store,
      turn,
      module: generic,
      components: {},
      text: plainText,
      actions: [cheap, other],
      dear: [{ ...bought, refusal }],
      isStale: false,
      show: () => {},
    },
  })
  const buttons = body.match(/<button.*?<\/button>/gs)!
  expect(buttons.map((button) => /data-(?:action|dear)="([^"]+)"/.exec(button)![1])).toEqual([
    'buy a',
    'buy b',
    'buy c',
  ])
  expect(buttons.map((button) => /data-number="(\d)"/.exec(button)?.[1])).toEqual(['1', undefined, '2'])
  expect(buttons[1]).toContain('aria-disabled="true"')
  expect(buttons[1]).toContain('costs 7 3')
})
