/** The kinds of this game in whose files each sentence is about the thing itself. */
export const describedKinds = ['items', 'logicElements', 'vehicles', 'shops', 'digsites'] as const

/** Those whose things are named by their whole names wherever something is said of them. */
export const claimedKinds = ['items', 'vehicles', 'digsites', 'shops', 'towns'] as const
/** Names of shops that are words of their own. */
export const wordsAsNames = new Set(['Housing', 'Repair'])
