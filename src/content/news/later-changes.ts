import type { MentionRecord } from '#model/news/mention.ts'
import type { Page } from '#model/pages/page.ts'
import { listLinkedItems, toBarredText } from '../read-html.ts'

/**
 * Lists mentions of items in the page of later changes: for each section, the table rows that link the item. `after`: the last `order` of
 * the news, which these follow.
 */
export function listLaterChanges(page: Page | undefined, after: number): MentionRecord[] {
  if (!page) return []
  const html = page.blocks.flatMap((block) => ('html' in block ? [block.html] : [])).join('')
  const parts = html.split(/(?=<h2 id=")/)
  return parts.flatMap((part, index) => {
    const anchor = /^<h2 id="([^"]+)"/.exec(part)?.[1]
    const heading = page.headings.find(({ id }) => id === anchor)
    if (anchor === undefined || !heading) return []
    return [...listRowsByItem(part)].map(([item, rows]) => ({
      kind: 'later' as const,
      id: index + 1,
      anchor,
      item,
      title: `${page.title}: ${heading.text}`,
      excerpt: rows.join(' '),
      brought: false,
      date: null,
      date_kind: 'unknown' as const,
      order: after + parts.length - index,
    }))
  })
}

/** Item -> the rows that link it, as text: "What is there now (how it is used)." */
function listRowsByItem(html: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const [row] of html.matchAll(/<tr>.*?<\/tr>/gs)) {
    const [what = '', ...cells] = toBarredText(row)
      .split(' | ')
      .map((cell) => cell.trim())
      // Without the version, which the section's title has.
      .filter((cell) => cell !== '' && !/^\d+(\.\d+)*$/.test(cell))
    for (const item of listLinkedItems(row))
      rows.set(item, [...(rows.get(item) ?? []), `${what}${cells.length > 0 ? ` (${cells.map(toRunningText).join(', ')})` : ''}.`])
  }
  return rows
}

/** "Told by players (a wiki)" -> "told by players: a wiki", as it is shown in parentheses. */
function toRunningText(cell: string): string {
  return cell.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replace(/ \(([^()]+)\)$/, ': $1')
}
