import type { Attribute } from '#web/data-attr.ts'

/** The fact that a badge is about: "item/gold-bar/value". */
export const badgeFact: Attribute = 'data-fact'
/** The open question whose answer settles that fact. */
export const badgeQuestion: Attribute = 'data-question'
/** The popover of a page in which badges show their source, and its parts. */
export const sourcePopover: Attribute = 'data-source-popover'
export const sourcePart: Attribute<'text' | 'details' | 'question' | 'correct' | 'sources'> = 'data-source-part'
/** Kinds and fields that a banner or sentence speaks for, in place of badges: "item.shops shop.description". */
export const coveredFacts: Attribute = 'data-unconfirmed'
/** Where in their towns shops stand. */
export const guessedPlaces = 'shop.in_town'
