import type { Attribute } from '#web/data-attr.ts'

export const leadsToTop: Attribute = 'data-back-to-top'
export const switchesTheme: Attribute = 'data-switch-theme'
/** A way to the reader's list, which says how many things are on it once there are some. */
export const showsListCount: Attribute = 'data-list-count'
/** The page for failures, which asks again by itself. */
export const asksAgain: Attribute = 'data-retry'
/** Of the whole page: the theme that the reader has chosen. The style sheets and the head script know it, too. */
export const chosenTheme: Attribute<'dark' | 'light'> = 'data-theme'
