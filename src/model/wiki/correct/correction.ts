import { readPrice } from '#model/prices/read-price.ts'
import { certainties, unknown } from '../certainty.ts'

/** What a reader says is otherwise: the field, what it should say, and how they know. All as typed. */
export type Correction = { field: string; to: string; source: string; certainty: string; version: string; by: string; on: string }

/** A correction as it stands in an address: without script a form sends it there. */
export type AskedCorrection = Correction & {
  /** The page that something is wrong on, where the file is not known yet. */
  page: string
  file: string
  /** True once the form was sent: a text may be made empty. */
  isSent: boolean
}

/** The parameters of such an address. */
export const correctionParameters = ['page', 'file', 'field', 'to', 'coins', 'source', 'certainty', 'version', 'by', 'on'] as const

/** Longer than any field that is corrected by itself; whole texts are changed in the browser. */
const maxFieldLength = 4000

/** What a reader can say of how sure they are, the surest first. */
export const correctionSteps = [...certainties, unknown] as const

export function readCorrection(parameters: URLSearchParams): AskedCorrection {
  const of = (name: (typeof correctionParameters)[number]) => (parameters.get(name) ?? '').slice(0, maxFieldLength).toWellFormed()
  return {
    page: of('page'),
    file: of('file'),
    field: of('field'),
    // Browsers send the ends of lines as Windows has them.
    to: parameters.has('coins') ? toHundredths(of('coins')) : of('to').replaceAll('\r\n', '\n'),
    source: of('source'),
    certainty: of('certainty') || 'seen',
    version: of('version'),
    by: of('by'),
    on: of('on'),
    isSent: parameters.has('certainty'),
  }
}

/** Prices are typed in coins. What is none stays as it was typed, for the check to say so. */
function toHundredths(coins: string): string {
  return String(readPrice(coins).value ?? coins)
}

const prices = { folder: 'items', field: 'value' }

/** True of the price of an item: a player says it in a sentence. */
export function isItemPrice(file: string, field: string): boolean {
  return file.startsWith(`${prices.folder}/`) && field === prices.field
}
