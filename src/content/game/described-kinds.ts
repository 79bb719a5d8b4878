/** Kinds whose prose is about the thing itself, sentence by sentence. */
export const describedKinds = ['items', 'logicElements', 'vehicles', 'shops', 'digsites'] as const

/** Kinds whose names occur in prose. */
export const namedKinds = ['items', 'vehicles', 'digsites', 'shops', 'towns'] as const
/** Shop names that are everyday words. */
export const wordsAsNames = new Set(['Housing', 'Repair'])
