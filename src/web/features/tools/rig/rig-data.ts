import type { ApiClient } from '#api-client/api-client.ts'
import { toRigRules } from '#model/tools/rig/rig-rules.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'

/** What facts, items and vehicles say of a rig; null while a part of it is missing. */
export async function loadRigRules(api: ApiClient) {
  const [facts, items, vehicles] = await Promise.all([api.facts(), api.rigItems(), api.vehicleEntries()])
  const parts = items.map(({ safe_name, id, name, value, value_certainty, rig }) => ({
    key: safe_name,
    id,
    name,
    price: value,
    mark: toMark(value_certainty),
    rig,
  }))
  const driven = vehicles.flatMap(({ safe_name, name, price, sources, rig }) =>
    rig ? [{ key: safe_name, id: null, name, price, mark: toMark(sources.find(({ field }) => field === 'price')?.certainty), rig }] : [],
  )
  return toRigRules(lookUpFacts(facts), [...parts, ...driven])
}
