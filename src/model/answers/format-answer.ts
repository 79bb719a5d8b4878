import { formatExactCoins } from '#model/text/money.ts'
import { compareVersions } from '#model/news/version-order.ts'
import type { Certainty } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { formatResult } from '#model/wiki/round-estimate.ts'
import type { DirectAnswer } from './answer.ts'
import type { AnswerItem } from './answer-data.ts'

/** 64500 -> "645c" */
export const formatPrice = (value: number) => `${formatExactCoins(value)}c`

/** A sum or share of prices: "about 740c" if it depends on a guess. */
export const formatComputed = (value: number, certainty: Certainty | null) => formatResult(value, certainty, formatPrice)

/** The verb between an item and its price. */
export const priceVerbs = { buys: 'sells for', sells: 'costs', gives: 'is worth', none: 'is worth' } as const satisfies Record<
  AnswerItem['shop_role'],
  string
>

type Priced = Pick<AnswerItem, 'safe_name' | 'price_per_weight' | 'value_version'> & { value: number }

/** The price of an item, as an answer's text states it. */
export function toStatedPrice(item: Priced): DirectAnswer['prices'][number] {
  const { safe_name, value, price_per_weight } = item
  const text = price_per_weight ? formatPrice(value) : formatItemPrice(item)
  return { text, parts: [{ safe_name, quantity: 1, value }] }
}

/** "645c", "20c per weight", or "22c in 2.2" for a price of a version that the wiki does not describe. */
export function formatItemPrice({ value, price_per_weight, value_version }: Omit<Priced, 'safe_name'>): string {
  return `${formatPrice(value)}${price_per_weight ? ' per weight' : ''}${isOtherVersion(value_version) ? ` in ${value_version}` : ''}`
}

/** The versions of prices in a sum that the wiki does not describe: " with prices of 1.3.4 and 2.2"; empty for none. */
export function formatSumVersions(items: readonly Pick<AnswerItem, 'value_version'>[]): string {
  const versions = [...new Set(items.map(({ value_version }) => value_version).filter(isOtherVersion))].toSorted(compareVersions)
  return versions.length === 0 ? '' : ` with prices of ${joinWith('and', versions)}`
}

/** ["Bastion Keep", "Ironil", "Burnscroft"] -> "Bastion Keep, Ironil or Burnscroft" */
export function joinWith(word: 'and' | 'or', names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** "ram drill" and "iron bar" with their article: "a Ram Drill", "an Iron Bar" */
export const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
