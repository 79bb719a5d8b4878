import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { isEstimate } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { stripTags } from '#model/text/plain-text.ts'
import type { DigsiteHit } from '#model/places/digsite.ts'
import type { ItemHit } from '#model/items/item.ts'
import type { ModHit } from '#model/mods/mod.ts'
import type { BlogPostHit, PatchNoteHit, UpdateHit } from '#model/news/news.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import type { SearchHit, Suggestion } from '#model/search/search.ts'
import type { StoreHit } from '#model/places/shop.ts'
import type { TownHit } from '#model/places/town.ts'

/** Something search can find: the words it is found by, and the two answers it gives. */
export type Searchable = { name: string; alias: string; text: string; hit: SearchHit; suggestion: Suggestion; town?: string }

/** Everything that can be found, of all eight kinds. */
export async function listSearchable(db: Kysely<Tables>): Promise<Searchable[]> {
  return [
    ...(await listItems(db)),
    ...(await listShops(db)),
    ...(await listTowns(db)),
    ...(await listDigsites(db)),
    ...(await listNews(db)),
    ...(await listMods(db)),
  ]
}

async function listItems(db: Kysely<Tables>): Promise<Searchable[]> {
  const rows = await db.selectFrom('item').selectAll().where('active', '=', 1).orderBy('name').execute()
  return rows.map((row) => {
    const hit: ItemHit = {
      id: row.id,
      name: row.name,
      value: row.value,
      description: row.description,
      resource: row.resource === 1,
      blueprint: row.blueprint === 1,
      modded: row.modded === 1,
      relic: row.relic === 1,
      alias: row.alias,
      safe_name: row.safe_name,
      active: true,
    }
    return {
      name: row.name,
      alias: row.alias,
      text: row.description,
      hit,
      suggestion: suggest('item', row.name, row.description, paths.item(row.safe_name), {
        picture: row.safe_name,
        value: row.value,
        modded: hit.modded,
        value_estimate: isEstimate(row.value_certainty),
        value_certainty: row.value_certainty,
      }),
    }
  })
}

async function listShops(db: Kysely<Tables>): Promise<Searchable[]> {
  const rows = await db
    .selectFrom('shop')
    .innerJoin('town', 'town.town_safe_name', 'shop.town')
    .selectAll('shop')
    .select(['town.id as town_id', 'town.name as town_name'])
    .where('shop.active', '=', 1)
    .orderBy('shop.id')
    .execute()
  const stocked = await db
    .selectFrom('item_shop')
    .innerJoin('item', 'item.id', 'item_shop.item_id')
    .select(['item_shop.shop_id', 'item.name'])
    .orderBy('item.name')
    .execute()
  return rows.map((row) => {
    const hit: StoreHit = {
      id: row.id,
      town_id: row.town_id,
      safe_name: row.safe_name,
      name: row.name,
      sells_blueprints: row.sells_blueprints === 1,
      category: row.category,
      inventory: stocked.filter(({ shop_id }) => shop_id === row.id).map(({ name }) => name),
      description: row.description,
      alias: row.alias,
      modded: row.modded === 1,
      active: true,
    }
    const path = paths.shop({ id: row.id, safe_name: row.safe_name, town: { town_safe_name: row.town } })
    return {
      name: row.name,
      alias: row.alias,
      text: `${row.description} ${row.town_name}`,
      town: row.town_name,
      hit,
      suggestion: suggest('store', row.name, `Shop in ${row.town_name}`, path, { modded: hit.modded }),
    }
  })
}

async function listTowns(db: Kysely<Tables>): Promise<Searchable[]> {
  const rows = await db.selectFrom('town').selectAll().where('active', '=', 1).orderBy('id').execute()
  return rows.map((row) => {
    const hit: TownHit = {
      town_id: row.id,
      town_safe_name: row.town_safe_name,
      name: row.name,
      description: row.description,
      alias: row.alias,
      modded: row.modded === 1,
      active: true,
    }
    const path = paths.town(row.town_safe_name)
    return { name: row.name, alias: row.alias, text: row.description, hit, suggestion: suggest('town', row.name, row.description, path) }
  })
}

async function listDigsites(db: Kysely<Tables>): Promise<Searchable[]> {
  const rows = await db
    .selectFrom('digsite')
    .innerJoin('town', 'town.town_safe_name', 'digsite.town')
    .innerJoin('shop as equipment', 'equipment.id', 'digsite.equipment_store')
    .innerJoin('shop as jeweler', 'jeweler.id', 'digsite.jeweler')
    .selectAll('digsite')
    .select(['town.name as town_name', 'equipment.name as equipment_name', 'jeweler.name as jeweler_name'])
    .where('digsite.active', '=', 1)
    .orderBy('digsite.id')
    .execute()
  const relics = await db.selectFrom('item').select(['safe_name', 'name']).where('relic', '=', 1).execute()
  const names = new Map(relics.map(({ safe_name, name }) => [safe_name, name]))
  return rows.map((row) => {
    const hit: DigsiteHit = {
      id: row.id,
      name: row.name,
      closest_town: row.town_name,
      closest_jeweler: row.jeweler_name,
      closest_equipment_store: row.equipment_name,
      description: row.description,
      price: row.price,
      relics: (JSON.parse(row.relics) as string[]).map((relic) => names.get(relic) ?? relic),
      depth: row.depth,
      alias: row.alias,
      modded: row.modded === 1,
      active: true,
    }
    const path = paths.digsite(row.safe_name)
    return {
      name: row.name,
      alias: row.alias,
      text: `${row.description} ${hit.relics.join(' ')} ${row.town_name}`,
      hit,
      suggestion: suggest('digsite', row.name, row.description, path),
    }
  })
}

async function listNews(db: Kysely<Tables>): Promise<Searchable[]> {
  const patchNotes = await db.selectFrom('patch_note').selectAll().where('active', '=', 1).orderBy('id', 'desc').execute()
  const posts = await db.selectFrom('blog_post').selectAll().where('active', '=', 1).orderBy('id', 'desc').execute()
  const updates = await db.selectFrom('update_note').selectAll().where('active', '=', 1).orderBy('id', 'desc').execute()
  return [
    ...patchNotes.map(({ id, summary, details, timestamp, version }): Searchable => {
      const hit: PatchNoteHit = { id, summary, details, active: true, timestamp }
      return {
        name: summary,
        alias: version,
        text: stripTags(details),
        hit,
        suggestion: suggest('patchnote', summary, `Patch notes of version ${version}`, paths.patchNote(id)),
      }
    }),
    ...posts.map(({ id, title, safe_summary, html_body, author, thumbnail, date }): Searchable => {
      const hit: BlogPostHit = { id, title, safe_summary, html_body, author, thumbnail, date, active: true }
      return {
        name: title,
        alias: '',
        text: `${safe_summary} ${author} ${stripTags(html_body)}`,
        hit,
        suggestion: suggest('blogpost', title, safe_summary, paths.blogPost(id), { picture: thumbnail.replace(/\.svg$/, '') }),
      }
    }),
    ...updates.map(({ id, date, title, content, timestamp }): Searchable => {
      const hit: UpdateHit = { id, date, title, content, timestamp, active: true }
      return {
        name: title,
        alias: '',
        text: stripTags(content),
        hit,
        suggestion: suggest('update', title, 'Update history', paths.update(updateAnchor(hit))),
      }
    }),
  ]
}

async function listMods(db: Kysely<Tables>): Promise<Searchable[]> {
  const rows = await db.selectFrom('mod').selectAll().where('active', '=', 1).orderBy('id').execute()
  return rows.map(({ id, name, description, author, added_by, url, timestamp, updated }) => {
    const hit: ModHit = { id, name, description, author, added_by, url, timestamp, updated, active: true }
    const path = paths.legacyModsNamed(name)
    return { name, alias: '', text: `${description} ${author}`, hit, suggestion: suggest('mod', name, description, path, { modded: true }) }
  })
}

function suggest(
  kind: Suggestion['kind'],
  name: string,
  note: string,
  path: string,
  more: Partial<Pick<Suggestion, 'picture' | 'value' | 'modded' | 'value_estimate' | 'value_certainty'>> = {},
): Suggestion {
  return { kind, name, note, path, picture: '', value: null, modded: false, value_estimate: false, value_certainty: null, ...more }
}
