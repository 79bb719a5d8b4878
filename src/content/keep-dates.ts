import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const afterDay = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${months})\\b)`, 'g')

/** Puts a no-break space between the day and the month of a date. */
export function keepDates(tree: Root) {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(afterDay, '\u00A0')
  })
}
