import type { Attribute } from '#web/attribute.ts'

/** The search of the list of mods, with how many it found. */
export const modFilter: Attribute = 'data-mod-filter'
/** A mod of the list: its name, and who made it. */
export const listedMod: Attribute = 'data-mod'
export const modAuthor: Attribute = 'data-mod-author'
