/** Which tables are on this device: their ids say so, and nothing else does. */

const MARK = '~'

export const isHere = (table: string): boolean => table.startsWith(MARK)

/** Whether a path of the API is about a table of this device. */
export const isHerePath = (path: string): boolean => /^\/api\/(?:my\/)?tables\/~/.test(decodeURIComponent(path))

/** Who I am at the tables of this device, where nobody else is. */
export const MY_ID = 1
