import { z } from 'zod'
import { toComparable } from '#model/text/slugs.ts'
import { toCertainty } from '#model/wiki/certainty.ts'
import { Certainty } from '#model/wiki/provenance.ts'
import type { ItemRecord } from './item.ts'

/** Derived columns of items, for queries. */
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
    // Certainty and version are shown with the price.
    value_certainty: toCertainty(sources.value?.certainty),
    value_version: sources.value?.version ?? '',
    description_certainty: toCertainty(sources.description?.certainty),
    name_certainty: toCertainty(sources.name?.certainty),
  }),
}
