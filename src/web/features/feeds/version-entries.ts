import type { Change, KnownValue } from '#model/news/change.ts'
import { formatCoins } from '#model/text/money.ts'
import { wordForGuess } from '#model/wiki/certainty.ts'
import { escapeXml } from './escape-xml.ts'

/** Changes of a patch note as a list, because feeds have no styles: "Goliath Drill, price: 960 coins in 1.2.16, then 1,160 coins". */
export function listFeedEntries(changes: readonly Change[]): string {
  if (changes.length === 0) return ''
  return `<ul>${changes.map((change) => `<li>${escapeXml(formatChange(change))}</li>`).join('')}</ul>`
}

function formatChange({ kind, name, what, coins, from, to }: Change): string {
  const thing = kind === 'fact' ? what : `${name}, ${what.toLowerCase()}`
  const now = formatValue(to, coins)
  const text = `${thing}: ${from ? `${formatValue(from, coins)} in ${from.version}, then ${now}` : now}`
  return to.note ? `${text}. ${to.note}` : text
}

function formatValue({ value, certainty }: KnownValue, coins: boolean): string {
  const words = coins && typeof value === 'number' ? `${formatCoins(value)} coins` : String(value)
  return certainty === 'guess' ? `${words} (${wordForGuess(certainty)})` : words
}
