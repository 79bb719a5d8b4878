import type { Attribute } from '#web/data-attr.ts'

/** On the bar with the list's total and a link to it. */
export const listBar: Attribute = 'data-list-bar'

/** Event with the result of a checkbox, for the list beside the table, which announces it and offers undo. */
export const listNews = 'list-news'
export type ListNews = { message: string; undo?: () => void }
