import type { ApiClient } from '#api-client/api-client.ts'
import { toRigRules, type RigRules, type RigThing } from '#model/tools/rig/rig-rules.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { SourcesOf } from '#web/features/sources/sources-note.tsx'

/** What facts, items and vehicles say of a rig; null while a part of it is missing. */
export async function loadRigRules(api: ApiClient) {
  const [facts, items, vehicles] = await Promise.all([api.facts(), api.rigItems(), api.vehicleEntries()])
  const parts = items.map(({ safe_name, id, name, value, value_certainty, value_version, rig }) => ({
    key: safe_name,
    id,
    name,
    price: value,
    mark: toMark(value_certainty),
    otherVersion: isOtherVersion(value_version) ? value_version : '',
    rig,
  }))
  const driven = vehicles.flatMap(({ safe_name, name, price, sources, rig }) =>
    rig
      ? [
          {
            key: safe_name,
            id: null,
            name,
            price,
            mark: toMark(sources.find(({ field }) => field === 'price')?.certainty),
            otherVersion: '',
            rig,
          },
        ]
      : [],
  )
  return toRigRules(lookUpFacts(facts), [...parts, ...driven])
}

/** Where the prices of its parts come from. */
export async function loadPriceSources(api: ApiClient, { parts, drills }: RigRules): Promise<SourcesOf[]> {
  const things = [...Object.values(parts), ...drills]
  const isItem = ({ id }: RigThing) => id !== null
  const keysOf = (kind: RigThing[]) => kind.map(({ key }) => key)
  const [items, vehicles] = await Promise.all([
    api.provenanceOfThings('item', keysOf(things.filter(isItem))),
    api.provenanceOf('vehicle', ['price']),
  ])
  return things.map((thing) => ({
    name: thing.name,
    entries: (isItem(thing) ? items.filter(({ field }) => field === 'value') : vehicles)
      .filter(({ id }) => id === thing.key)
      .map((entry) => ({ ...entry, field: 'price' })),
  }))
}
