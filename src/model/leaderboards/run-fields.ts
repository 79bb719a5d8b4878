/** The fields runs are filtered by, in the order of the filter call. */
export const speedrunFilterFields = ['player', 'plot', 'version', 'challenge', 'setup'] as const

/** What runs have to share to be compared. */
export const runCategoryFields = ['challenge', 'plot', 'setup', 'version'] as const
