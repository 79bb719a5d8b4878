import type { AnswerRow } from './answer.ts'
import type { AnswerItem } from './answer-data.ts'
import { formatItemPrice, toStatedPrice } from './format-answer.ts'

/** Items of an answer with their prices, each with a note; vehicles have no pictures. */
export function toItemRows(items: readonly AnswerItem[], noteOf: (item: AnswerItem) => string = () => ''): AnswerRow[] {
  return items.map((item) => ({
    name: item.name,
    note: noteOf(item),
    safe_name: item.id === null ? '' : item.safe_name,
    path: item.path,
    price: item.value === null ? null : toPrice({ ...item, value: item.value }),
    certainty: item.value_certainty,
  }))
}

/** With "per weight", which an answer's text has beside its price. */
const toPrice = (item: Parameters<typeof toStatedPrice>[0]): AnswerRow['price'] => ({ ...toStatedPrice(item), text: formatItemPrice(item) })
