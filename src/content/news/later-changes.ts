import type { MentionRecord } from '#model/news/mention.ts'
import type { Page } from '#model/pages/page.ts'
import { listLinkedItems, toBarredText } from '../read-html.ts'

/**
 * What a page of later changes says of each item: for every part of the page that links it in a row of a table, the words of
 * those rows. So the page of an item leads to what has become of it. `order` follows `after`, the last place among the news.
 */
export function listLaterChanges(page: Page | undefined, after: number): MentionRecord[] {
  if (!page) return []
  const html = page.blocks.flatMap((block) => ('html' in block ? [block.html] : [])).join('')
  const parts = html.split(/(?=<h2 id=")/)
  return parts.flatMap((part, place) => {
    const anchor = /^<h2 id="([^"]+)"/.exec(part)?.[1]
    const heading = page.headings.find(({ id }) => id === anchor)
    if (anchor === undefined || !heading) return []
    return [...listRows(part)].map(([item, rows]) => ({
      kind: 'later' as const,
      id: place + 1,
      anchor,
      item,
      title: `${page.title}: ${heading.text}`,
      excerpt: rows.join(' '),
      brought: false,
      date: null,
      date_kind: 'unknown' as const,
      order: after + parts.length - place,
    }))
  })
}

/** Item -> the rows that link it, as "What is there now (how it is used)." */
function listRows(html: string): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const [row] of html.matchAll(/<tr>.*?<\/tr>/gs)) {
    const [what = '', ...known] = toBarredText(row)
      .split(' | ')
      .map((cell) => cell.trim())
      // The part's own title names the version.
      .filter((cell) => cell !== '' && !/^\d+(\.\d+)*$/.test(cell))
    for (const item of listLinkedItems(row))
      rows.set(item, [...(rows.get(item) ?? []), `${what}${known.length > 0 ? ` (${known.map(toRunningText).join(', ')})` : ''}.`])
  }
  return rows
}

/** "Told by players (a wiki)" -> "told by players: a wiki", for it stands in brackets itself; a name in capitals stays. */
function toRunningText(cell: string): string {
  return cell.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replace(/ \(([^()]+)\)$/, ': $1')
}
