import { describe, expect, it } from 'vitest'
import { bestArea, type Area } from './area'

const area = (name: string, x: number): Area => ({ name, box: { x, y: 100, width: 200, height: 600 } })
const [city, map] = [area('City', 0), area('Map', 200)]
const thing = (x: number, y: number) => ({ x, y })
/** Of every area 300 units are in sight at once. */
const inSight = () => 300

describe('the part of a board that a phone shows', () => {
  it('is the one with most of what is asked, from its top', () => {
    const asked = [thing(50, 120), thing(250, 120), thing(300, 300)]
    expect(bestArea([city, map], asked, inSight)).toEqual({ area: map, middle: null })
  })

  it('is the first when nothing is asked, or it is asked elsewhere', () => {
    expect(bestArea([city, map], [], inSight)).toEqual({ area: city, middle: null })
    expect(bestArea([city, map], [thing(900, 900)], inSight)).toEqual({ area: city, middle: null })
  })

  it('is shown farther down where what is asked would be below the edge', () => {
    expect(bestArea([city, map], [thing(50, 500), thing(60, 600)], inSight)).toEqual({ area: city, middle: 550 })
  })

  it('begins with the highest thing where not all of them are seen at once', () => {
    const shown = bestArea([city, map], [thing(50, 110), thing(50, 690)], inSight)!
    expect(shown.middle! - inSight() / 2, 'the highest is just below the upper edge').toBeLessThan(110)
    expect(shown.middle! - inSight() / 2).toBeGreaterThan(50)
  })

  it('is none where a board has no parts', () => {
    expect(bestArea([], [thing(1, 1)], inSight)).toBeNull()
  })
})
