import { hadOf, toMissing, type HaveCounts } from '#model/lists/list-have.ts'
import { toPriceNote } from '#model/lists/price-note.ts'
import { formatTotal, resultMark, sumLines, type ListLine, type ListTotals } from '#model/lists/list-totals.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { formatResult } from '#model/wiki/round-estimate.ts'
import { countOf } from '#model/text/count-of.ts'
import { describeOfWhich } from '#model/lists/uncertain-parts.ts'

/** Opens the device's share sheet; false if there is none. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // Logged only: the reader can still copy the link on the page.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('The list could not be shared', error)
  }
  return true
}

/** The list as plain text: a line per item, totals, link. */
export function toPlainList(title: string, lines: ListLine[], have: HaveCounts, url: string): string {
  const items = lines.map((line) => {
    const { id, quantity, item } = line
    const had = hadOf(have, line)
    const note = item && toPriceNote(item)
    const price =
      item?.value == null
        ? ''
        : `: ${formatResult(item.value * quantity, resultMark(item.mark, quantity), formatExactCoins)} c${note ? ` (${note})` : ''}`
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
  return [countOf(totals.quantity, 'item'), formatTotal(totals), ...describeOfWhich(totals)].join(', ')
}
