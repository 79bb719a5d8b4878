import type { Attribute } from '#web/data-attr.ts'

export const chatCard: Attribute = 'data-chat'
/** On the template of a member's row. */
export const chatMember: Attribute = 'data-chat-member'
export const randomItem: Attribute = 'data-random-item'
export type CardPart = 'another' | 'asking' | 'count' | 'found' | 'join' | 'name' | 'open' | 'who'
/** On a part of either card that a script fills in. */
export const cardPart: Attribute<CardPart> = 'data-part'
