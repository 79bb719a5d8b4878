import type { Attribute } from '#web/data-attr.ts'

/** The fact a badge qualifies: "item/gold-bar/value". */
export const badgeFact: Attribute = 'data-fact'
/** The open question whose answer settles that fact. */
export const badgeQuestion: Attribute = 'data-question'
/** The popover that shows a badge's source, and its parts. */
export const sourcePopover: Attribute = 'data-source-popover'
export const sourcePart: Attribute<'text' | 'details' | 'question' | 'correct' | 'sources'> = 'data-source-part'
/** Kinds and fields whose badges a banner or sentence replaces: "item.shops shop.description". */
export const coveredFacts: Attribute = 'data-unconfirmed'
/** Locations of shops in their towns. */
export const guessedPlaces = 'shop.in_town'
