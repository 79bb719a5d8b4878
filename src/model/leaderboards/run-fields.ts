/** The fields runs are filtered by, in the order of the filter call. */
export const speedrunFilterFields = ['player', 'plot', 'version', 'challenge', 'setup'] as const

/** Fields of a category; only runs of one category are compared. */
export const runCategoryFields = ['challenge', 'plot', 'setup', 'version'] as const
