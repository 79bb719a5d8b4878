import type { Attribute } from '#web/attribute.ts'

/** Kinds and fields that a banner speaks for: "item.shops shop.description". */
export const coveredFacts: Attribute = 'data-unconfirmed'
