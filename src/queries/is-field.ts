import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/**
 * True of lines about one of these fields, and about one thing of the list that it is: "shops", "shops.1". As one range of each, which an
 * index answers, what stands next behind a full stop being a slash.
 */
export function isField(...fields: readonly string[]) {
  return (row: ExpressionBuilder<Tables, 'provenance'>) =>
    row.or(
      fields.map((field) =>
        row.and([
          row('field', '>=', field),
          row('field', '<', `${field}/`),
          row.or([row('field', '=', field), row('field', '>=', `${field}.`)]),
        ]),
      ),
    )
}
