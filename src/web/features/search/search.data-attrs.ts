import type { Attribute } from '#web/data-attr.ts'

/** A field of a page in which typing opens the search. */
export const suggestsNames: Attribute = 'data-suggest'
/** A link to the search page in whose place the search opens over the page, where there is script. */
export const opensSearch: Attribute = 'data-opens-search'
/** A link that switches to this theme, where there is script. */
export const wantsTheme: Attribute<'light' | 'dark'> = 'data-wants-theme'
