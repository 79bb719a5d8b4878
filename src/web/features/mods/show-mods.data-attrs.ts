import type { Attribute } from '#web/data-attr.ts'

/** A switch for what mods add. */
export const showsMods: Attribute = 'data-show-mods'
/** Of the whole page: whether it is shown. The style sheets and the head script know it, too. */
export const modsAreShown: Attribute<'true' | 'false'> = 'data-mods'
/** What the browser keeps it under, and the event by which a page hears that it has changed; the head script knows the first. */
export const showModsKey = 'show_mods'
export const modsEvent = 'show-mods'
