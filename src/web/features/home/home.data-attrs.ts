import type { Attribute } from '#web/data-attr.ts'

export const chatCard: Attribute = 'data-chat'
/** The template of somebody who is there. */
export const chatMember: Attribute = 'data-chat-member'
export const randomItem: Attribute = 'data-random-item'
export type CardPart = 'another' | 'asking' | 'count' | 'found' | 'join' | 'name' | 'open' | 'who'
/** A part of either card that is filled in by the browser. */
export const cardPart: Attribute<CardPart> = 'data-part'
