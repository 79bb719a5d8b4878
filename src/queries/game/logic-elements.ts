import type { Kysely } from 'kysely'
import { LogicElement } from '#model/logic/logic-element.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'

const fields = ['order', 'name', 'item', 'what_it_does', 'inputs', 'outputs', 'limits', 'explanation', 'guide_part', 'in_v16_set'] as const
const readElement = createRowReader(LogicElement.shape)

export function logicElementQueries(db: Kysely<Tables>) {
  return {
    async findOfItem(item: string): Promise<LogicElement | undefined> {
      const row = await db.selectFrom('logic_element').select(fields).where('item', '=', item).executeTakeFirst()
      return row && readElement(row)
    },

    async listAll(): Promise<LogicElement[]> {
      const rows = await db.selectFrom('logic_element').select(fields).orderBy('order').execute()
      return rows.map(readElement)
    },
  }
}
