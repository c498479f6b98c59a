/** The keys of the table, in the order of the help sheet; `does` names the text and the command. */
export const SHORTCUTS = [
  { keys: ['1', '…', '9'], does: 'web-key-choose' },
  { keys: ['Enter'], does: 'web-key-confirm' },
  { keys: ['Escape'], does: 'web-key-cancel' },
  { keys: ['Ctrl+Z'], does: 'web-key-undo' },
  { keys: ['Ctrl+Y'], does: 'web-key-redo' },
  { keys: ['←', '→'], does: 'web-key-history' },
  { keys: ['Home', 'End'], does: 'web-key-ends' },
  { keys: ['m'], does: 'web-key-moves' },
  { keys: ['b'], does: 'web-key-board' },
  { keys: ['t'], does: 'web-key-text' },
  { keys: ['l'], does: 'web-key-last' },
  { keys: ['s'], does: 'web-key-scores' },
  { keys: ['c'], does: 'web-key-chat' },
  { keys: ['r'], does: 'web-key-rules' },
  { keys: ['?'], does: 'web-key-help' },
] as const
