import { readContent } from '../../src/content/read-content.ts'
import { toMark, toCertainty } from '../../src/model/wiki/certainty.ts'
import { isOtherVersion } from '../../src/model/wiki/described-version.ts'
import { lookUpFacts } from '../../src/model/wiki/fact-lookup.ts'
import { readRig, readSetting, rigStart, type RigFields, type RigState } from '../../src/model/tools/rig/rig-address.ts'
import { toRigRules } from '../../src/model/tools/rig/rig-rules.ts'
import { runRig } from '../../src/model/tools/rig/run-rig.ts'

export const content = readContent('content')
const facts = lookUpFacts(content.facts)
export const given = [
  ...content.items.map(({ safe_name: key, value: price, ...item }) => ({ ...item, key, price, line: item.sources.value })),
  ...content.vehicles.map(({ safe_name: key, ...vehicle }) => ({ ...vehicle, key, id: null, line: vehicle.sources.price })),
].flatMap(({ key, id, name, price, line, rig }) =>
  rig
    ? [
        {
          key,
          id,
          name,
          price,
          mark: toMark(toCertainty(line?.certainty)),
          otherVersion: [line?.version ?? ''].find(isOtherVersion) ?? '',
          rig,
        },
      ]
    : [],
)
/** The rules as content tells them. */
export const rules = toRigRules(facts, given)!

export const setting = (state: Partial<RigState> = {}) => readSetting(rules, { ...rigStart, ...state }).setting!
export const rigOf = (fields: Partial<RigFields> = {}) => readRig(rules, { ...rigStart.rig, ...fields }).rig!
export const run = (fields: Partial<RigFields> = {}, state: Partial<RigState> = {}) => runRig(rules, rigOf(fields), setting(state))
