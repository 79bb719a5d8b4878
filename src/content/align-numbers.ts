import type { Element, Root } from 'hast'
import { toString as toText } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** A number with its mark of certainty and a short unit: "1,160", "0.8 m (worked out)", "16:1", "40%", "12 coins". */
const number = /^[−+-]?\d[\d.,:]*\s?(?:%|[a-z]{1,2})?(?:\s*\([a-z ]+\))?\s?(?:[a-z]{1,2}|coins?)?$/
/** What may stand in a column of numbers where there is none. */
const none = /^(?:—|not known)?$/i

/** Columns of nothing but numbers stand to the right, digits below digits, without writers having to say so. */
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
        // A mark hangs into the room after a number, but not over a unit that stands there.
        const last = children.at(-1)
        const hasUnit = children.length > 1 && last?.type === 'text' && last.value.trim() !== ''
        // What a writer's colon asks for comes as an attribute that HTML has given up.
        if (isNumbers || properties.align === 'right') properties.className = hasUnit ? ['num', 'unit'] : ['num']
        delete properties.align
      }
    })
    return SKIP
  })
}
