import { hadOf, toMissing, type HaveCounts } from '#model/lists/list-have.ts'
import { toPriceNote } from '#model/lists/price-note.ts'
import { sumLines, type ListLine, type ListTotals } from '#model/lists/list-totals.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import { describeOfWhich } from '#model/lists/of-which.ts'

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

/** The list for a chat or a note: one line an item, the sums, the link. */
export function toPlainList(title: string, lines: ListLine[], have: HaveCounts, url: string): string {
  const items = lines.map((line) => {
    const { id, quantity, item } = line
    const had = hadOf(have, line)
    const note = item && toPriceNote(item)
    const price = item?.value == null ? '' : `: ${formatExactCoins(item.value * quantity)} c${note ? ` (${note})` : ''}`
    return `${quantity} x ${item?.name ?? `Item ${id}`}${price}${had > 0 ? ` (have ${had})` : ''}`
  })
  const hasSome = lines.some((line) => hadOf(have, line) > 0)
  const sums = [
    `Total: ${toTotalText(sumLines(lines))}`,
    ...(hasSome ? [`Still missing: ${toTotalText(sumLines(toMissing(lines, have)))}`] : []),
  ]
  return [title, ...items, ...sums, url].join('\n')
}

function toTotalText(totals: ListTotals): string {
  const { quantity, value } = totals
  return [countOf(quantity, 'item'), `${formatExactCoins(value)} c`, ...describeOfWhich(totals)].join(', ')
}
