import * as fc from 'fast-check'
import { hole, type Place } from './fuzz-places.ts'
import { nasty, plausible } from './fuzz-texts.ts'

export type OddRequest = { method: string; path: string }

/** Escapes only spaces and control characters, which a path cannot contain. */
const escapeOnly = (text: string) => text.replace(/[^\u0021-\u007e]/g, (letter) => encodeURIComponent(letter.toWellFormed()))
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const plausibleText = fc.constantFrom(...plausible)
const bad = fc.constantFrom(...nasty)
const raw = fc.oneof(
  { weight: 3, arbitrary: bad },
  { weight: 1, arbitrary: fc.tuple(bad, bad).map((two) => two.join('')) },
  fc.string({ unit: 'binary' }),
)
const encoded = fc.oneof(raw.map(escapeOnly), raw.map(encode))
/** Cut at any byte, also within a character: "💎" is %F0%9F%92%8E. */
const cut = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'é', '💎', '👨‍👩‍👧', '\u202e'), maxLength: 90 }), fc.nat(900))
  .map(([text, length]) => encodeURIComponent(text).slice(0, length))
/** Codes of shared lists: long ones, unknown ids, too many items. */
const code = fc
  .array(fc.tuple(fc.oneof(fc.nat(400), fc.integer()), fc.oneof(fc.nat(99), fc.integer())), { maxLength: 500 })
  .map((rows) => encodeURIComponent(btoa(rows.map((row) => row.join('|')).join(','))).slice(0, 7000))

const odd = fc.oneof(
  { weight: 6, arbitrary: plausibleText },
  { weight: 10, arbitrary: encoded },
  { weight: 2, arbitrary: cut },
  { weight: 2, arbitrary: code },
)
const methods = fc.oneof({ weight: 19, arbitrary: fc.constant('GET') }, fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'DELETE'))

/** Requests with odd input in the given paths and parameters. */
export function oddRequests(places: readonly Place[]): fc.Arbitrary<OddRequest> {
  const path = fc.constantFrom(...places).chain(({ path: pattern, parameters }) => {
    const holes = pattern.split(hole).length - 1
    // Some of the parameters, sometimes one twice.
    const query =
      parameters.length === 0
        ? fc.constant([])
        : fc.array(fc.tuple(fc.constantFrom(...parameters), odd), { maxLength: parameters.length + 1 })
    return fc.tuple(fc.array(odd, { minLength: holes, maxLength: holes }), query).map(([texts, pairs]) => {
      const left = [...texts]
      const parts = pairs.map(([name, value]) => `${name}=${value}`).join('&')
      return pattern.replaceAll(hole, () => left.shift() ?? '') + (parts && `?${parts}`)
    })
  })
  return fc.record({ method: methods, path })
}
