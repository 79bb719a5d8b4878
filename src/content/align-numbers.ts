import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** A number with a short unit or its certainty: "1,160", "0.8 m (worked out)", "16:1", "40%", "12 coins". */
const number = /^[−+-]?\d[\d.,:]*\s?(?:%|[a-z]{1,2})?(?:\s*\([a-z ]+\))?\s?(?:[a-z]{1,2}|coins?)?$/
/** Empty cells in a column of numbers. */
const none = /^(?:—|not known)?$/i

/** Right-aligns table columns that hold only numbers. */
export function alignNumbers(tree: Root) {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return undefined
    const rows: Element[][] = []
    visit(table, 'element', (row) => {
      if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'))
    })
    const [heads = [], ...body] = rows
    heads.forEach((_, column) => {
      const texts = body.flatMap((row) => row[column] ?? []).map((cell) => toText(cell).trim())
      const isNumbers = texts.some((text) => number.test(text)) && texts.every((text) => number.test(text) || none.test(text))
      for (const { properties, children } of rows.flatMap((row) => row[column] ?? [])) {
        // A certainty badge overlaps the space after a number, but not a unit.
        const last = children.at(-1)
        const hasUnit = children.length > 1 && last?.type === 'text' && last.value.trim() !== ''
        // `---:` in Markdown becomes the obsolete attribute `align`.
        if (isNumbers || properties.align === 'right') properties.className = hasUnit ? ['num', 'unit'] : ['num']
        delete properties.align
      }
    })
    return SKIP
  })
}
