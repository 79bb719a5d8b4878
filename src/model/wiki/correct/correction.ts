import { readPrice } from '#model/prices/read-price.ts'
import { certainties, unknown } from '../certainty.ts'

/** A correction by a reader: field, new value and source, all as typed. */
export type Correction = { field: string; to: string; source: string; certainty: string; version: string; by: string; on: string }

/** A correction in the query, where a form without script sends it. */
export type AskedCorrection = Correction & {
  /** The page to correct, if the file is not chosen yet. */
  page: string
  file: string
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
  return {
    page: of('page'),
    file: of('file'),
    field: of('field'),
    // Browsers send line breaks as CRLF.
    to: parameters.has('coins') ? toHundredths(of('coins')) : of('to').replaceAll('\r\n', '\n'),
    source: of('source'),
    certainty: of('certainty') || 'seen',
    version: of('version'),
    by: of('by'),
    on: of('on'),
    isSent: parameters.has('certainty'),
  }
}

/** Converts coins to hundredths; an invalid price stays unchanged for the check. */
function toHundredths(coins: string): string {
  return String(readPrice(coins).value ?? coins)
}

const prices = { folder: 'items', field: 'value' }

/** Whether the field is the price of an item. */
export function isItemPrice(file: string, field: string): boolean {
  return file.startsWith(`${prices.folder}/`) && field === prices.field
}
