import { formatExactCoins } from '#model/text/money.ts'
import type { AnswerItem } from './answer-data.ts'

/** 64500 -> "645c" */
export const formatPrice = (value: number) => `${formatExactCoins(value)}c`

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
