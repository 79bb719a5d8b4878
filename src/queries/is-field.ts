import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** True of lines about one of these fields, and about one thing of the list that it is: "shops", "shops.1". */
export function isField(...fields: readonly string[]) {
  return (row: ExpressionBuilder<Tables, 'provenance'>) =>
    row.or(fields.flatMap((field) => [row('field', '=', field), ...(/^\w+$/.test(field) ? [row('field', 'like', `${field}.%`)] : [])]))
}
