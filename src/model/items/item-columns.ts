import { z } from 'zod'
import { toComparable } from '#model/text/slugs.ts'
import { toCertainty } from '#model/wiki/certainty.ts'
import { Certainty } from '#model/wiki/provenance.ts'
import type { ItemRecord } from './item.ts'

/** What is worked out from an item, so that queries find and tell it without asking further. */
export const itemColumns = {
  shape: {
    comparable: z.string(),
    value_certainty: Certainty.nullable(),
    value_version: z.string(),
    description_certainty: Certainty.nullable(),
    name_certainty: Certainty.nullable(),
  },
  of: ({ name, alias, sources }: ItemRecord) => ({
    comparable: toComparable(`${name} ${alias}`),
    // How sure the price is, and of which version, stands wherever the price is.
    value_certainty: toCertainty(sources.value?.certainty),
    value_version: sources.value?.version ?? '',
    description_certainty: toCertainty(sources.description?.certainty),
    name_certainty: toCertainty(sources.name?.certainty),
  }),
}
