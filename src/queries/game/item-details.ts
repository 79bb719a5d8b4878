import type { Kysely } from 'kysely'
import { ItemDetailFields, type ItemDetails } from '#model/items/item.ts'
import { ResourceRecord } from '#model/crafting/resource.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import { findItemRow, linkColumns, selectActive, toLinkedItem, type ItemTableRow, type LinkRow } from './item-rows.ts'

/** The fields of details that are columns of the item. */
const readOwn = createRowReader(ItemDetailFields.shape)
const readOutput = createRowReader(ResourceRecord.pick({ output: true }).shape)

/** Maximum of other items of the group on an item's page. */
const maxNeighbours = 60

/** What the page of an item shows besides the item. */
export async function findItemDetails(db: Kysely<Tables>, safeName: string): Promise<ItemDetails | undefined> {
  const row = await findItemRow(db, safeName)
  if (!row) return undefined
  const toNamed = (other: LinkRow) => ({ ...toLinkedItem(other), name_certainty: other.name_certainty })
  const others = selectActive(db).select(linkColumns)
  const [sameGroup, usedIn, foundAt, previous, next] = await Promise.all([
    others.where('group', '=', row.group).where('id', '!=', row.id).orderBy('name').limit(maxNeighbours).execute(),
    listUses(db, row.safe_name),
    db
      .selectFrom('find')
      .innerJoin('digsite', 'digsite.safe_name', 'find.digsite')
      .where('find.item', '=', row.safe_name)
      .select(['digsite.name', 'digsite.safe_name', 'find.certainty'])
      .orderBy('digsite.name')
      .execute(),
    others.where('name', '<', row.name).orderBy('name', 'desc').limit(1).executeTakeFirst(),
    others.where('name', '>', row.name).orderBy('name').limit(1).executeTakeFirst(),
  ])
  return {
    ...toLinkedItem(row),
    ...readOwn(row),
    same_group: sameGroup.map(toNamed),
    used_in: usedIn.map((use) => ({ ...toLinkedItem(use), shop_role: use.shop_role })),
    found_at: foundAt.map(({ certainty, ...digsite }) => ({ ...digsite, estimate: isEstimate(certainty), certainty })),
    previous: previous ? toNamed(previous) : null,
    next: next ? toNamed(next) : null,
    description_certainty: row.description_certainty,
    name_certainty: row.name_certainty,
  }
}

/** Lists what an item is used for: outputs of its recipes, and blueprints that require it. */
async function listUses(db: Kysely<Tables>, safeName: string): Promise<(LinkRow & Pick<ItemTableRow, 'shop_role'>)[]> {
  const resource = await db.selectFrom('resource').select('output').where('safe_name', '=', safeName).executeTakeFirst()
  const blueprints = await db
    .selectFrom('blueprint')
    .select(['blueprint_item', 'output'])
    .where((where) => where.or([where('require_item', '=', safeName), where('blueprint_item', '=', safeName)]))
    .execute()
  const outputs = [
    ...(resource ? readOutput(resource).output : []),
    ...blueprints.map(({ blueprint_item, output }) => (blueprint_item === safeName ? output : blueprint_item)),
  ]
  if (outputs.length === 0) return []
  return selectActive(db)
    .select([...linkColumns, 'shop_role'])
    .where('safe_name', 'in', outputs)
    .orderBy('name')
    .execute()
}
