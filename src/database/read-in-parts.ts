import { setImmediate } from 'node:timers/promises'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows that are in memory together. */
const rowsInPart = 500

/**
 * The rows of a question, some at a time, so that few are in memory however many there are, and readers come in between. The columns of
 * the order are among those that are asked for, and tell the rows apart.
 */
export async function* readInParts<Table extends keyof Tables, Row>(
  question: SelectQueryBuilder<Tables, Table, Row>,
  order: readonly (keyof Row & string)[],
): AsyncGenerator<Row[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)))
  const inOrder = order.reduce((query, column) => query.orderBy(sql.ref(column)), question).limit(rowsInPart)
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
