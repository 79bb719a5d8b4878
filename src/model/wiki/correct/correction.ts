import { readPrice } from '#model/prices/read-price.ts'
import { certainties, unknown } from '../certainty.ts'

/** A correction by a reader: field, new value and source, all as typed. */
export type Correction = { field: string; to: string; source: string; certainty: string; version: string; by: string; on: string }

/** A correction in the query, where a form without script sends it. */
export type AskedCorrection = Correction & {
  /** The page to correct, if the file is not chosen yet. */
  page: string
  file: string
  /** The price in coins, as typed. */
  coins: string
  /** Why the typed price is invalid; empty for a valid one. */
  problem: string
  /** True once the form was sent; a new value may be empty. */
  isSent: boolean
}

/** The query parameters of a correction. */
export const correctionParameters = ['page', 'file', 'field', 'to', 'coins', 'source', 'certainty', 'version', 'by', 'on'] as const

/** In characters; whole texts are corrected in the browser. */
const maxFieldLength = 4000

/** Levels that a reader can choose. */
export const correctionSteps = [...certainties, unknown] as const

export function readCorrection(parameters: URLSearchParams): AskedCorrection {
  const of = (name: (typeof correctionParameters)[number]) => (parameters.get(name) ?? '').slice(0, maxFieldLength).toWellFormed()
  const coins = of('coins')
  // An unknown price may be empty.
  const isUnknown = coins.trim() === '' && of('certainty') === unknown
  // URLs are cleaned of empty parameters.
  const lacksPrice = parameters.has('certainty') && of('to') === '' && isItemPrice(of('file'), of('field'))
  const price = (parameters.has('coins') || lacksPrice) && !isUnknown ? readPrice(coins) : undefined
  return {
    page: of('page'),
    file: of('file'),
    field: of('field'),
    // Browsers send line breaks as CRLF.
    to: parameters.has('coins') ? String(price?.value ?? coins) : of('to').replaceAll('\r\n', '\n'),
    coins,
    problem: price?.problem ?? '',
    source: of('source'),
    certainty: of('certainty') || 'seen',
    version: of('version'),
    by: of('by'),
    on: of('on'),
    isSent: parameters.has('certainty'),
  }
}

const prices = { folder: 'items', field: 'value' }

/** Whether the field is the price of an item. */
export function isItemPrice(file: string, field: string): boolean {
  return file.startsWith(`${prices.folder}/`) && field === prices.field
}
