import { formatExactCoins } from '#model/text/money.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import { formatResult } from '#model/wiki/round-estimate.ts'
import type { DirectAnswer } from './answer.ts'
import type { AnswerItem } from './answer-data.ts'

/** 64500 -> "645c" */
export const formatPrice = (value: number) => `${formatExactCoins(value)}c`

/** A sum or share of prices: "about 740c" if it depends on a guess. */
export const formatComputed = (value: number, certainty: Certainty | null) => formatResult(value, certainty, formatPrice)

/** The price of an item, as an answer's text states it. */
export function toStatedPrice({ safe_name, value }: Pick<AnswerItem, 'safe_name'> & { value: number }): DirectAnswer['prices'][number] {
  return { text: formatPrice(value), parts: [{ safe_name, quantity: 1, value }] }
}

/** "645c" or "20c per weight" */
export function formatItemPrice({ value, price_per_weight }: Pick<AnswerItem, 'price_per_weight'> & { value: number }): string {
  return `${formatPrice(value)}${price_per_weight ? ' per weight' : ''}`
}

/** ["Bastion Keep", "Ironil", "Burnscroft"] -> "Bastion Keep, Ironil or Burnscroft" */
export function joinWith(word: 'and' | 'or', names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** "ram drill" and "iron bar" with their article: "a Ram Drill", "an Iron Bar" */
export const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
