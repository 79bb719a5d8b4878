/** Name of the game; pages use `content/site.yaml`. */
export const gameName = 'Hydroneer'
/** Prefix of the file names of saved lists. */
export const listFilePrefix = 'hydroneer-list'
