import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { z } from 'zod'
import { drawnFrom } from './game/drawings.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Entries, Origin } from './files/content-files.ts'
import type { Records } from './records.ts'

/** What a page takes from another file: a number by reference, or what it draws. */
export const Citation = z.strictObject({
  kind: z.string(),
  id: z.string(),
  field: z.string(),
  /** The address of the page, or the file where it is one of prose. */
  page: z.string(),
})
export type Citation = z.infer<typeof Citation>

/** The address of each thing that has one, by its file. */
export function listAddresses(records: Records, originOf: (record: object) => Origin): ReadonlyMap<string, string> {
  return new Map(
    kindNames.flatMap((name) => {
      const { address }: Kind = kinds[name]
      return address ? records[name].map((record) => [originOf(record).file, address(record)] as const) : []
    }),
  )
}

const drawing = new RegExp(String.raw`^::(${Object.keys(drawnFrom).join('|')})\{\w+="?([\w-]+)"?\}`, 'gm')

/** Which page cites which number by `:fact[…]` or `:value[…]`, and which draws what: so many pages change with it. */
export function listCitations(entries: Entries, records: Records, originOf: (record: object) => Origin): Citation[] {
  const addresses = listAddresses(records, originOf)
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
  return [...new Map(cited.map((one) => [Object.values(one).join(' '), one])).values()]
}

function toCitation(kind: string, label: string, page: string): Citation[] {
  const isFact = kind === 'fact' || !label.includes('/')
  if (isFact) return [{ kind: 'fact', id: toFactFile(label.split('.')[0] ?? ''), field: 'value', page }]
  const [, of = '', id = '', field = ''] = /^([\w-]+)\/(.+)\.([\w-]+)$/.exec(label) ?? []
  // Writers ask for the price in coins; the file has it as `value`, that of a vehicle as `price`.
  return of === '' ? [] : [{ kind: of, id, field: field === 'price' && of === 'item' ? 'value' : field, page }]
}
