import type { Attribute } from '#web/data-attr.ts'

/** The card of an item: its safe name. */
export const itemCard: Attribute = 'data-item-card'
/** A part of a card that is hidden until the card is shown beside a link. */
export const itemCardPart: Attribute<'reasons' | 'hint' | 'actions'> = 'data-card-part'
