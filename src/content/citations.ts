import { z } from 'zod'
import { kindNames, kinds } from '#model/wiki/kinds/kinds.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import type { Entries, Origin } from './files/content-files.ts'
import type { Records } from './records.ts'

/** A number that a page takes from another file by reference. */
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

/** Which page cites which number by `:fact[…]` or `:value[…]`: so many pages change with it. */
export function listCitations(entries: Entries, records: Records, originOf: (record: object) => Origin): Citation[] {
  const addresses = listAddresses(records, originOf)
  const cited = kindNames
    .flatMap((name) => entries[name])
    .flatMap(({ file, data, body }) => {
      const page = addresses.get(file) ?? file
      return [...`${JSON.stringify(data)}\n${body}`.matchAll(/:(fact|value)\[([^\]]+)\]/g)].flatMap(([, kind = '', label = '']) =>
        toCitation(kind, label, page),
      )
    })
  return [...new Map(cited.map((one) => [Object.values(one).join(' '), one])).values()]
}

function toCitation(kind: string, label: string, page: string): Citation[] {
  if (kind === 'fact') return [{ kind, id: (label.split('.')[0] ?? '').replaceAll('_', '-'), field: 'value', page }]
  const [, of = '', id = '', field = ''] = /^([\w-]+)\/(.+)\.([\w-]+)$/.exec(label) ?? []
  // Writers ask for the price in coins; the file has it as `value`, that of a vehicle as `price`.
  return of === '' ? [] : [{ kind: of, id, field: field === 'price' && of === 'item' ? 'value' : field, page }]
}
