import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Content } from '#content/read-files.ts'
import { listExplained } from '#model/pages/explained-in.ts'
import { kindNames, kinds, type KindName } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { createRowWriter, type StoredValue } from './stored-as.ts'
import { tableFields, type FilledTable, type Tables } from './tables.ts'

/** A row with its key and its hash, by which `fill` finds changed rows. */
export type Row = { row_key: string; row_hash: string; [column: string]: StoredValue }

/** Types the database for code that works on any filled table and reads only key and hash. */
export const withAnyTable = (db: Kysely<Tables>) => db.$omitTables<FilledTable>().$extendTables<Record<FilledTable, Row>>()

/** Converts all content to rows, by table. */
export function toRows(content: Content): Map<FilledTable, Row[]> {
  const { items, provenance, citations, files, formerNames, movedPages, site } = content
  return new Map<FilledTable, Row[]>([
    ...kindNames.map((name): [FilledTable, Row[]] => [kinds[name].table, rowsOf(content, name)]),
    [
      'item_shop',
      rows(
        'item_shop',
        items.flatMap(({ id, shops }) => shops.map((shop) => ({ item_id: id, shop_id: shop }))),
        ({ item_id, shop_id }) => `${item_id}/${shop_id}`,
      ),
    ],
    ['provenance', rows('provenance', provenance, ({ file, field }) => `${file}#${field}`)],
    ['citation', rows('citation', citations, (citation) => Object.values(citation).join(' '))],
    ['explanation', rows('explanation', listExplained(content.pages), ({ item, page }) => `${item}/${page}`)],
    ['content_file', rows('content_file', files, ({ file }) => file)],
    ['former_name', rows('former_name', formerNames, ({ kind, was }) => `${kind}/${was}`)],
    ['moved_page', rows('moved_page', movedPages, ({ path }) => path)],
    ['site', rows('site', [{ value: site }], () => 'site')],
  ])
}

function hashRow(row: object): string {
  return hash('sha1', JSON.stringify(row), 'base64url')
}

function rowsOf(content: Content, name: KindName): Row[] {
  const { table, key, columns }: Kind = kinds[name]
  const rowKey = (record: Record<string, unknown>) => key.map((field) => String(record[field])).join('/')
  return rows(table as FilledTable, content[name], rowKey, columns?.of)
}

function rows<T extends Record<string, unknown>>(
  table: FilledTable,
  records: readonly T[],
  rowKey: (record: T) => string,
  derive: (record: T) => object = () => ({}),
): Row[] {
  const toRow = createRowWriter(tableFields.get(table) ?? {})
  return records.map((record) => {
    const row = toRow({ ...record, ...derive(record) })
    return { row_key: rowKey(record), row_hash: hashRow(row), ...row }
  })
}
