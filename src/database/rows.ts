import { createHash } from 'node:crypto'
import { isEstimate } from '#model/wiki/provenance.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { Content } from '#content/read-content.ts'
import type { FilledTable, FilledTables } from './tables.ts'

type Row<T extends FilledTable> = FilledTables[T]
export type Rows = { [T in FilledTable]: Row<T>[] }

/** All content as rows, each with the key and the hash by which filling sees what changed. */
export function toRows(content: Content): Rows {
  return {
    item: rows(content.items, 'safe_name', ({ name, alias, checked }) => ({ comparable: toComparable(`${name} ${alias}`), checked })),
    item_shop: rows(
      content.items.flatMap(({ id, shops }) => shops.map((shop) => ({ key: `${id}/${shop}`, item_id: id, shop_id: shop }))),
      'key',
      undefined,
      ['key'],
    ),
    shop: rows(content.shops, 'id'),
    town: rows(content.towns, 'town_safe_name'),
    digsite: rows(content.digsites, 'safe_name'),
    vehicle: rows(content.vehicles, 'safe_name'),
    resource: rows(content.resources, 'safe_name'),
    blueprint: rows(content.blueprints, 'output', ({ sources }) => ({
      craft_estimate: toBit(isEstimate(sources.min_craft_weight?.certainty)),
    })),
    find: rows(content.finds, 'item', ({ sources }) => ({ estimate: toBit(isEstimate(sources.digsite?.certainty)) })),
    logic_element: rows(content.logicElements, 'item'),
    mod: rows(content.mods, 'id'),
    patch_note: rows(content.patchNotes, 'id'),
    fact: rows(
      content.facts.map((fact) => ({ ...fact, value: JSON.stringify(fact.value) })),
      'key',
    ),
    page: rows(
      content.pages.map(({ sources, ...page }) => ({ ...page, sources_list: sources })),
      'slug',
      ({ sources_list, checked }) => ({ sources: JSON.stringify(sources_list), checked }),
      ['sources_list'],
    ),
    blog_post: rows(content.blogPosts, 'id'),
    update_note: rows(content.updates, 'id'),
    mention: rows(
      content.mentions.map((mention) => ({ ...mention, key: `${mention.item}/${mention.kind}/${mention.id}` })),
      'key',
      undefined,
      ['key'],
    ),
    speedrun: rows(content.speedruns, 'id'),
    wiring: rows(content.wirings, 'build'),
    poke: rows(content.pokes, 'username'),
    provenance: rows(
      content.provenance.map((entry) => ({ ...entry, key: `${entry.file}#${entry.field}` })),
      'key',
      ({ checked }) => ({ checked }),
      ['key'],
    ),
    site: rows([{ key: 'site', value: JSON.stringify(content.site) }], 'key', undefined, ['key']),
  } as unknown as Rows
}

/** `extra` adds columns that only rows have; `leaveOut` names fields that only exist to make the key. */
function rows<T extends object>(records: readonly T[], key: keyof T & string, extra?: (record: T) => object, leaveOut: string[] = []) {
  return records.map((record) => {
    const row: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(record)) {
      // Provenance has a table of its own.
      if (field === 'sources' || field === 'checked' || leaveOut.includes(field)) continue
      row[field] = typeof value === 'boolean' ? toBit(value) : typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    }
    Object.assign(row, extra?.(record))
    return { row_key: String(record[key]), row_hash: createHash('sha1').update(JSON.stringify(row)).digest('base64url'), ...row }
  })
}

function toBit(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0
}
