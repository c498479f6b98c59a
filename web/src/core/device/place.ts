/** Which tables are on this device: their ids say so, and nothing else does. */

const MARK = '~'

export const isHere = (table: string): boolean => table.startsWith(MARK)

/** Whether a path of the API is about a table of this device, or the analysis of one. */
export const isHerePath = (path: string): boolean =>
  /^\/api\/(?:(?:my\/)?tables|analyses)\/~/.test(decodeURIComponent(path))

/** What a device answers as well as a server does, where it has none to ask: puzzles, lessons, the editor. */
const LEARNING = /^\/api\/(?:puzzles|games\/[^/]+\/puzzles|my\/puzzles|lessons|my\/lessons|positions)(?:\/|$)/
export const isLearningPath = (path: string): boolean => LEARNING.test(path)

/** Set once something was begun on this device: until then nobody need look at its disk, or start Python to hear of nothing. */
const USED = 'tabuleiro-device-used'
export const setUsed = (): void => localStorage.setItem(USED, '1')
export const wasUsed = (): boolean => localStorage.getItem(USED) !== null

/** Who I am at the tables of this device, where nobody else is. */
export const MY_ID = 1
