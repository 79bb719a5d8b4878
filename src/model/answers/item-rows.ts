import type { AnswerRow } from './answer.ts'
import type { AnswerItem } from './answer-data.ts'
import { toStatedPrice } from './format-answer.ts'

/** Items of an answer with their prices, each with a note; vehicles have no pictures. */
export function toItemRows(items: readonly AnswerItem[], noteOf: (item: AnswerItem) => string = () => ''): AnswerRow[] {
  return items.map((item) => ({
    name: item.name,
    note: noteOf(item),
    safe_name: item.id === null ? '' : item.safe_name,
    path: item.path,
    price: item.value === null ? null : toStatedPrice({ ...item, value: item.value }, true),
    certainty: item.value_certainty,
  }))
}
