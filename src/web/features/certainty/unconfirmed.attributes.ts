import type { Attribute } from '#web/attribute.ts'

/** Kinds and fields that a banner speaks for: "item.shops shop.description". */
export const coveredFacts: Attribute = 'data-unconfirmed'
/** Where in their towns shops stand. */
export const guessedPlaces = 'shop.in_town'
