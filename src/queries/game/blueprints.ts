import type { Kysely } from 'kysely'
import type { Blueprint } from '#model/crafting/blueprint.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import type { Tables } from '#database/tables.ts'

export function blueprintQueries(db: Kysely<Tables>) {
  return {
    /** In the order of the unlock chain. */
    async listAll(): Promise<Blueprint[]> {
      const rows = await db
        .selectFrom('blueprint')
        .select([
          'name',
          'output',
          'blueprint_item',
          'craft_bar',
          'require_item',
          'require_weight',
          'min_craft_weight',
          'order',
          'research_shop',
          'craft_certainty',
          'require_certainty',
        ])
        .orderBy('order')
        .execute()
      return rows.map(({ craft_certainty, require_certainty, ...row }) => ({
        ...row,
        craft_estimate: isEstimate(craft_certainty),
        craft_certainty,
        require_certainty,
      }))
    },
  }
}
