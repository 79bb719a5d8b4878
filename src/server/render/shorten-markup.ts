import { islandName, islandProps } from '#web/islands/island.data-attrs.ts'
import { unquoteAttributes } from './unquote-attributes.ts'

const emptyShape = /><\/(?:use|path|circle|ellipse|line|rect|polygon|polyline|stop)>/g
/** Attributes without a value, which React writes as `hidden=""`. */
const emptyAttribute = / (data-[a-z-]+|hidden|open|checked|selected|disabled|required|noValidate)=""/g
/** End tags that the parser adds itself before the next tag. */
const impliedEnd =
  /<\/p(?=><(?:(?:p|div|[uo]l|dl|table|section|details|form|h[2-4]|aside|nav)\b|\/(?:div|section|li|aside|t[dh]|dd|figcaption|form|details)>))>|<\/(?:li(?=><(?:li\b|\/[uo]l>))|t(?:head|body)(?=><(?:tbody\b|\/table>))|tr(?=><(?:tr\b|\/t(?:head|body)>))|t[dh](?=><(?:t[dh]\b|\/tr>))|d[td](?=><(?:d[td]\b|\/(?:dl|div)>))|option(?=><(?:option\b|\/select>)))>/g
/** Parsers that add no end tags nest each row in the one before, and Python's stops at a depth of 1,000: longer tables keep them. */
const maxNestedRows = 100
/** Limits of an island, which React hydrates: it needs the comments between texts. */
const islandStart = `<div ${islandName}="`
const islandEnd = `<script type="application/json" ${islandProps}=`

/**
 * Removes markup that React writes and browsers do not need: end tags of empty SVG shapes, of list items and of parts of tables, values
 * of empty attributes, comments between texts outside of islands, quotes, and references in place of apostrophes. The parsed document is
 * the same. Takes about as long as half of the rendering.
 */
export function shortenMarkup(html: string): string {
  const hasManyRows = html.split('<tr').length > maxNestedRows
  const page = html
    .replace(emptyShape, '/>')
    .replace(emptyAttribute, ' $1')
    .replace(impliedEnd, (tag) => (hasManyRows && tag === '</tr>' ? tag : ''))
    .replaceAll('&#x27;', "'")
  let shortened = ''
  let end = 0
  for (let start = page.indexOf(islandStart); start >= 0; start = page.indexOf(islandStart, end)) {
    const next = page.indexOf(islandEnd, start)
    if (next < 0) break
    shortened += page.slice(end, start).replaceAll('<!-- -->', '') + page.slice(start, next)
    end = next
  }
  return unquoteAttributes(shortened + page.slice(end).replaceAll('<!-- -->', ''))
}
