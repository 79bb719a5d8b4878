import type { Kysely } from 'kysely'
import type { LogicElement } from '#model/logic/logic-element.ts'
import type { Tables } from '#database/tables.ts'

export function logicElementQueries(db: Kysely<Tables>) {
  return {
    async listAll(): Promise<LogicElement[]> {
      const rows = await db
        .selectFrom('logic_element')
        .select(['order', 'name', 'item', 'what_it_does', 'inputs', 'outputs', 'limits', 'explanation', 'guide_part', 'in_v16_set'])
        .orderBy('order')
        .execute()
      return rows.map((row) => ({ ...row, in_v16_set: row.in_v16_set === 1 }))
    },
  }
}
