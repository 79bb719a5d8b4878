/** What the game is called; `content/site.yaml` says it to the pages. */
export const gameName = 'Hydroneer'
/** How the files begin that readers save their lists in. */
export const listFile = 'hydroneer-list'
