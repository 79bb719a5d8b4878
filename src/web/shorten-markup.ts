import { islandName, islandProps } from './islands/island.data-attrs.ts'

const emptyShape = /><\/(?:use|path|circle|ellipse|line|rect|polygon|polyline|stop)>/g
/** Limits of an island, which React hydrates: it needs the comments between texts. */
const islandStart = `<div ${islandName}="`
const islandEnd = `<script type="application/json" ${islandProps}=`

/**
 * Removes markup that React writes and browsers do not need: end tags of empty SVG shapes, and comments between texts outside of islands.
 */
export function shortenMarkup(html: string): string {
  const page = html.replace(emptyShape, '/>')
  let shortened = ''
  let end = 0
  for (let start = page.indexOf(islandStart); start >= 0; start = page.indexOf(islandStart, end)) {
    const next = page.indexOf(islandEnd, start)
    if (next < 0) break
    shortened += page.slice(end, start).replaceAll('<!-- -->', '') + page.slice(start, next)
    end = next
  }
  return shortened + page.slice(end).replaceAll('<!-- -->', '')
}
