import { render } from 'svelte/server'
import { expect, it } from 'vitest'
import { plainText } from '../../../core/testing/examples'
import { keptComponents } from '../../../core/testing/positions'
import { openBox, type Components } from '../components'
import { exampleView } from '../example'
import Shutters from './Shutters.svelte'

it('shows the face that was rolled, also of a die that counts three more under the cap tile', () => {
  const view = exampleView()
  view.cap = 'green_1'
  view.dice['green_1']!.value = 6
  view.derived.dice['green_1']!.value = 9
  const box = openBox(keptComponents('coimbra') as Components)
  const acting = { legal: [], pick: () => {}, hover: () => {}, text: plainText }
  const { body } = render(Shutters, { props: { view, box, seat: 0, ...acting } })
  const pips = /class="(?:pip|ring)[^>]* d="([^"]*)"/.exec(body)?.[1]
  expect(pips?.match(/M/g)).toHaveLength(6)
})
