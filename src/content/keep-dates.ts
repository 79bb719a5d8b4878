import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const afterDay = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${months})\\b)`, 'g')

/** The day of a date stays on the line of its month: "5" at the end of a line reads as a number of something else. */
export function keepDates(tree: Root) {
  visit(tree, 'text', (text) => {
    text.value = text.value.replace(afterDay, '\u00A0')
  })
}
