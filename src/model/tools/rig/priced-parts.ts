import { toMark, type SourceCertainty } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import type { RigPart } from '#model/items/rig-part.ts'
import type { PricedPart } from './rig-rules.ts'

type PartEntry = {
  safe_name: string
  id: number | null
  name: string
  price: number | null
  price_certainty: SourceCertainty | null
  price_version: string
  rig: RigPart
}

/** What a rig is built of, as its rules take it. */
export function toPricedParts(entries: readonly PartEntry[]): PricedPart[] {
  return entries.map(({ safe_name, id, name, price, price_certainty, price_version, rig }) => ({
    safe_name,
    id,
    name,
    price,
    mark: toMark(price_certainty),
    otherVersion: isOtherVersion(price_version) ? price_version : '',
    rig,
  }))
}
