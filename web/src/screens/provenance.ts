/** Where a printed value is known from, the surest first. */
export const PROVENANCES = ['rulebook', 'public', 'recalled', 'reconstructed'] as const

/** A sign for each, so that nobody needs its colour. */
export const SIGNS: Record<string, string> = { rulebook: '●', public: '◐', recalled: '○', reconstructed: '◇' }
