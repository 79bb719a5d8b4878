import type { Kysely, Selectable } from 'kysely'
import type { LogicElement } from '#model/logic/logic-element.ts'
import type { Tables } from '#database/tables.ts'

const fields = ['order', 'name', 'item', 'what_it_does', 'inputs', 'outputs', 'limits', 'explanation', 'guide_part', 'in_v16_set'] as const

export function logicElementQueries(db: Kysely<Tables>) {
  return {
    async findOfItem(item: string): Promise<LogicElement | undefined> {
      const row = await db.selectFrom('logic_element').select(fields).where('item', '=', item).executeTakeFirst()
      return row && toLogicElement(row)
    },

    async listAll(): Promise<LogicElement[]> {
      const rows = await db.selectFrom('logic_element').select(fields).orderBy('order').execute()
      return rows.map(toLogicElement)
    },
  }
}

function toLogicElement(row: Pick<Selectable<Tables['logic_element']>, (typeof fields)[number]>): LogicElement {
  return { ...row, in_v16_set: row.in_v16_set === 1 }
}
