import type { Attribute } from '#web/data-attr.ts'

export const leadsToTop: Attribute = 'data-back-to-top'
export const switchesTheme: Attribute = 'data-switch-theme'
/** On a link to the reader's list, which shows the number of items. */
export const showsListCount: Attribute = 'data-list-count'
/** On the error page, which retries automatically. */
export const asksAgain: Attribute = 'data-retry'
/** On the root element: the reader's theme. Also used by the style sheets and the head script. */
export const chosenTheme: Attribute<'dark' | 'light'> = 'data-theme'
/** On the root element once all scripts of the page listen. */
export const hasStarted: Attribute = 'data-started'
