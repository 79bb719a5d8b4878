import type { ListLine, ListTotals } from '#model/list-totals.ts'
import { formatExactCoins } from '#model/money.ts'
import { countOf } from '#model/shopping-list.ts'

/** Hands the link to whatever the device shares with; where there is nothing of the kind, gives false. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // As specified, a failure is logged and nothing shown: the link stands on the page.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('The list could not be shared', error)
  }
  return true
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    console.warn('The text could not be copied', error)
    return false
  }
}

/** The list for a chat or a note: one line an item, the sum, the link. */
export function toPlainList(title: string, lines: ListLine[], totals: ListTotals, url: string): string {
  const items = lines.map(({ quantity, id, item }) => {
    const price = item?.value == null ? '' : `: ${item.estimate ? 'about ' : ''}${formatExactCoins(item.value * quantity)} c`
    return `${quantity} x ${item?.name ?? `Item ${id}`}${price}`
  })
  const sum = `${countOf(totals.quantity, 'item')}, ${totals.estimate ? 'about ' : ''}${formatExactCoins(totals.value)} c`
  return [title, ...items, sum, url].join('\n')
}
