import type { Attribute } from '#web/data-attr.ts'

/** On the card of an item: its safe name. */
export const itemCard: Attribute = 'data-item-card'
/** On parts of a card that are hidden until it is shown beside a link. */
export const itemCardPart: Attribute<'facts' | 'reasons' | 'hint' | 'actions'> = 'data-card-part'
