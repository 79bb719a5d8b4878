import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'

/**
 * Matches provenance rows of these fields and of single entries in them: "shops", "shops.1". Each as one range, so that an index is used:
 * "/" follows "." in ASCII.
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
