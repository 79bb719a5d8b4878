import type { Kysely } from 'kysely'
import { DigsiteRecord, type Digsite } from '#model/places/digsite.ts'
import { createRowReader } from '#database/stored-as.ts'
import type { Tables } from '#database/tables.ts'
import { isNamed } from '../named.ts'

const readRelics = createRowReader(DigsiteRecord.pick({ relics: true }).shape)

export function digsiteQueries(db: Kysely<Tables>) {
  async function listDigsites(
    filter: (digsite: { name: string; safe_name: string; alias: string }) => boolean = () => true,
  ): Promise<Digsite[]> {
    const rows = await db
      .selectFrom('digsite')
      .innerJoin('town', 'town.town_safe_name', 'digsite.town')
      .innerJoin('shop as equipment', 'equipment.id', 'digsite.equipment_store')
      .innerJoin('shop as jeweler', 'jeweler.id', 'digsite.jeweler')
      .where('digsite.active', '=', 1)
      .select([
        'digsite.id',
        'digsite.name',
        'digsite.safe_name',
        'digsite.alias',
        'digsite.description',
        'digsite.price',
        'digsite.depth',
        'digsite.relics',
        'town.name as town_name',
        'town.town_safe_name',
        'equipment.id as equipment_id',
        'equipment.name as equipment_name',
        'equipment.safe_name as equipment_safe_name',
        'jeweler.id as jeweler_id',
        'jeweler.name as jeweler_name',
        'jeweler.safe_name as jeweler_safe_name',
      ])
      .orderBy('digsite.id')
      .execute()
    const items = await db.selectFrom('item').select(['safe_name', 'name']).where('relic', '=', 1).execute()
    const names = new Map(items.map(({ safe_name, name }) => [safe_name, name]))
    return rows.filter(filter).map((row) => ({
      id: row.id,
      name: row.name,
      description: row.description,
      price: row.price,
      depth: row.depth,
      town: { name: row.town_name, town_safe_name: row.town_safe_name },
      equipment_store: { id: row.equipment_id, name: row.equipment_name, safe_name: row.equipment_safe_name },
      jeweler: { id: row.jeweler_id, name: row.jeweler_name, safe_name: row.jeweler_safe_name },
      relics: readRelics(row).relics.map((relic) => names.get(relic) ?? relic),
    }))
  }

  return {
    listAll: () => listDigsites(),
    /** Matches safe name, name or alias. */
    listExact: (text: string) => listDigsites(({ name, safe_name, alias }) => isNamed(text, [name, safe_name], alias)),
  }
}
