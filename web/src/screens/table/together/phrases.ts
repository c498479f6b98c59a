/** The quick phrases of the server, in the order in which they are offered. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'nice_move',
  'thanks',
  'sorry',
  'oops',
  'good_game',
  'one_moment',
  'back_soon',
  'must_go',
  'your_turn',
  'again',
  'yes',
  'no',
] as const

/** The text of a phrase is named by its id. */
export const phraseText = (phrase: string): string => `web-phrase-${phrase.replaceAll('_', '-')}`
