/** What every part of the board needs to know. */
import type { Components, DescribedAction, Text } from '../../core/game'
import type { Marks } from '../../core/board/marks'
import type { Owner } from '../../core/parts/players'
import type { Outlook } from './moves/preview'
import type { MervView, Party } from './view'

export interface Scene {
  view: MervView
  components: Components
  legal: DescribedAction[]
  marks: Marks
  /** What the action that is pointed at would change. */
  outlook: Outlook
  /** Elements that something is on its way to: it is drawn when it lands. */
  arriving: ReadonlySet<string>
  /** Whose prices and limits are shown: the reader's seat. */
  reader: number
  colour(party: Party): Owner
  text: Text
}
