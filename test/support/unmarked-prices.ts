import { escapeForRegExp } from '#model/text/escape-for-reg-exp.ts'

/** An item with its price in coins, and whether that is an estimate. */
export type Priced = { name: string; coins: number; isEstimate: boolean }

/**
 * Estimated prices without a badge: a number of coins after the name of an item with that estimated price. "(guess)" after it, or a badge
 * in the next cell, counts as marked.
 */
export function findUnmarkedPrices(html: string, items: readonly Priced[]): string[] {
  const text = toMarkedText(html)
  const byPrice = Map.groupBy(items, ({ coins }) => coins)
  return [...text.matchAll(/(?<![\w.,])(\d[\d,]*(?:\.\d+)?) ?(?:c|coins)\b/g)].flatMap(({ 0: price, 1: digits = '', index }) => {
    const priced = byPrice.get(Number(digits.replaceAll(',', ''))) ?? []
    if (!priced.some(({ isEstimate }) => isEstimate) || isMarked.test(text.slice(index + price.length, index + price.length + 90)))
      return []
    const before = text.slice(Math.max(0, index - 130), index)
    const [named] = priced
      .map((item) => ({
        ...item,
        place: before.search(new RegExp(`\\b${escapeForRegExp(item.name)}s?\\b(?![\\s\\S]*\\b${escapeForRegExp(item.name)}s?\\b)`, 'i')),
      }))
      .filter(({ place }) => place >= 0)
      .toSorted((a, b) => b.place - a.place || b.name.length - a.name.length)
    return named?.isEstimate
      ? [`${named.name}: …${before.slice(-60)}${price}${text.slice(index + price.length, index + price.length + 30)}…`]
      : []
  })
}

const isMarked = /^(?: ¦)*[^\d¦[]{0,26}\[mark\]|^.{0,12}\((?:guess|unconfirmed)\)|^[^¦]*(?:¦ )+[\d.,]+\[mark\]/

function toMarkedText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<(?:a|span) class="mk"/g, '[mark]$&')
    .replace(/<\/?(?:b|em|strong|span|small|a|i|abbr|sup)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ¦ ')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
}
