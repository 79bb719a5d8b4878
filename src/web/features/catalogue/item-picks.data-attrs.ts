import type { Attribute } from '#web/data-attr.ts'

/** The line that says how much is on the list, and leads there. */
export const listBar: Attribute = 'data-list-bar'

/** What a box has done to the list: the event, and what it brings. The list beside the table says it, and offers the way back. */
export const listNews = 'list-news'
export type ListNews = { said: string; undo?: () => void }
