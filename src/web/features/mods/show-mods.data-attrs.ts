import type { Attribute } from '#web/data-attr.ts'

/** On a switch for modded things. */
export const showsMods: Attribute = 'data-show-mods'
/** On the root element: whether they are shown. Also used by the style sheets and the head script. */
export const modsAreShown: Attribute<'true' | 'false'> = 'data-mods'
/** localStorage key, also read by the head script, and the event for changes. */
export const showModsKey = 'show_mods'
export const modsEvent = 'show-mods'
