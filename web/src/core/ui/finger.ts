/** Whether people point with a finger. The layout goes by the window alone; what is said to them goes by this, too. */
import { MediaQuery } from 'svelte/reactivity'

const coarse = new MediaQuery('(pointer: coarse)')

/** Reactive: somebody may take the keyboard off a tablet. */
export const isByFinger = () => coarse.current
