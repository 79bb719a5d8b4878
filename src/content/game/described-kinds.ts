/** The kinds of this game in whose files each sentence is about the thing itself. */
export const describedKinds = ['items', 'logicElements', 'vehicles', 'shops', 'digsites'] as const

/** The kinds whose things prose calls by name. */
export const namedKinds = ['items', 'vehicles', 'digsites', 'shops', 'towns'] as const
/** Names of shops that are words of their own. */
export const wordsAsNames = new Set(['Housing', 'Repair'])
