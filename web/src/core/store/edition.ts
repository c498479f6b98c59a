/** How the edition that a table plays stands to the one that new tables play. */
import type { GameResponse } from '../wire/rest'
import type { Edition } from './games'

type Played = Pick<Edition, 'version' | 'components'>
type Known = Pick<GameResponse, 'version' | 'components' | 'packaged'>

/** How people tell editions apart: the version, and the beginning of the data's digest. */
export function editionName({ version, components }: Played): string {
  return `${version}-${components.slice(0, 6)}`
}

/** Whether it is from a file that the owner of the server corrected: such files are for the newest version only. */
export function isOwn(played: Played, known: Known): boolean {
  return played.version === known.version && played.components !== known.packaged
}

/** Whether new tables play the same edition; if not, whether this one is of an older version or has other data. */
export function compareEditions(played: Played, known: Known): 'current' | 'older' | 'other' {
  if (played.version < known.version) return 'older'
  return played.components === known.components ? 'current' : 'other'
}
