import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { z } from 'zod'
import { drawnFrom } from './game/drawings.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Entries, Origin } from './files/content-files.ts'
import type { Records } from './records.ts'

/** A fact or field of another file that a page shows. */
export const Citation = z.strictObject({
  kind: z.string(),
  id: z.string(),
  field: z.string(),
  /** The path of the page, or the file of a page of prose. */
  page: z.string(),
})
export type Citation = z.infer<typeof Citation>

/** Addresses of things, by file. */
export function listCitedAddresses(records: Records, originOf: (record: object) => Origin): ReadonlyMap<string, string> {
  return new Map(
    kindNames.flatMap((name) => {
      const { address }: Kind = kinds[name]
      return address ? records[name].map((record) => [originOf(record).file, address(record)] as const) : []
    }),
  )
}

const drawing = new RegExp(String.raw`^::(${Object.keys(drawnFrom).join('|')})\{\w+="?([\w-]+)"?\}`, 'gm')

/** Lists the pages that cite a number by `:fact[…]`, `:value[…]` or `:unconfirmed[…]`, and the fields that widgets show. */
export function listCitations(entries: Entries, records: Records, originOf: (record: object) => Origin): Citation[] {
  const addresses = listCitedAddresses(records, originOf)
  const cited = kindNames
    .flatMap((name) => entries[name])
    .flatMap(({ file, data, body }) => {
      const page = addresses.get(file) ?? file
      const numbers = [...`${JSON.stringify(data)}\n${body}`.matchAll(/:(fact|value|unconfirmed)\[([^\]]+)\]/g)]
      const drawings = [...body.matchAll(drawing)]
      return [
        ...numbers.flatMap(([, kind = '', label = '']) => toCitation(kind, label, page)),
        ...drawings.flatMap(([, widget = '', of = '']) =>
          (drawnFrom[widget]?.(of, records) ?? []).map((citation) => ({ ...citation, page })),
        ),
      ]
    })
  return [...new Map(cited.map((citation) => [Object.values(citation).join(' '), citation])).values()]
}

function toCitation(kind: string, label: string, page: string): Citation[] {
  const isFact = kind === 'fact' || !label.includes('/')
  if (isFact) return [{ kind: 'fact', id: toFactFile(label.split('.')[0] ?? ''), field: 'value', page }]
  const [, of = '', id = '', field = ''] = /^([\w-]+)\/(.+)\.([\w-]+)$/.exec(label) ?? []
  // Prose refers to the price in coins; an item's file has it as `value`, a vehicle's as `price`.
  return of === '' ? [] : [{ kind: of, id, field: field === 'price' && of === 'item' ? 'value' : field, page }]
}
