import { setImmediate } from 'node:timers/promises'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows per query. */
const rowsInPart = 500

/**
 * Reads the rows of a query in parts (keyset pagination), so that few are in memory and other requests run in between. The columns of
 * `order` must be selected and identify a row.
 */
export async function* readInParts<Table extends keyof Tables, Row>(
  baseQuery: SelectQueryBuilder<Tables, Table, Row>,
  order: readonly (keyof Row & string)[],
): AsyncGenerator<Row[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)))
  const inOrder = order.reduce((query, column) => query.orderBy(sql.ref(column)), baseQuery).limit(rowsInPart)
  let part = await inOrder.execute()
  for (;;) {
    if (part.length > 0) yield part
    const last = part.at(-1)
    if (!last || part.length < rowsInPart) return
    await setImmediate()
    const after = sql.join(order.map((column) => last[column]))
    part = await inOrder.where(sql<boolean>`(${columns}) > (${after})`).execute()
  }
}
