import type { Attribute } from '#web/data-attr.ts'

/** On a search field in which typing opens the search overlay. */
export const suggestsNames: Attribute = 'data-suggest'
/** On a link to the search page that opens the overlay instead, with script. */
export const opensSearch: Attribute = 'data-opens-search'
/** On a link that switches to this theme, with script. */
export const wantsTheme: Attribute<'light' | 'dark'> = 'data-wants-theme'
