import { islandName, islandProps } from './islands/island.data-attrs.ts'

/** An island, up to the data beside it: React takes it over, and finds its texts by the comments between them. */
const island = new RegExp(`(<div ${islandName}="[\\s\\S]*?<script type="application/json" ${islandProps}=)`)
const emptyShape = /><\/(?:use|path|circle|ellipse|line|rect|polygon|polyline|stop)>/g

/** Leaves out what React writes and no browser needs: end tags of empty shapes, and comments between texts outside of islands. */
export function shortenMarkup(html: string): string {
  const parts = html.replace(emptyShape, '/>').split(island)
  return parts.map((part, place) => (place % 2 === 1 ? part : part.replaceAll('<!-- -->', ''))).join('')
}
