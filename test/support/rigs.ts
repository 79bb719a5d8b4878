import { readRealContent } from './real-content.ts'
import { toMark, toCertainty } from '../../src/model/wiki/certainty.ts'
import { isOtherVersion } from '../../src/model/wiki/described-version.ts'
import { lookUpFacts } from '../../src/model/wiki/fact-lookup.ts'
import { readRig, readSetting, rigStart, type RigFields, type RigState } from '../../src/model/tools/rig/rig-address.ts'
import { toRigRules } from '../../src/model/tools/rig/rig-rules.ts'
import { runRig } from '../../src/model/tools/rig/run-rig.ts'

export const content = readRealContent()
const facts = lookUpFacts(content.facts)
export const rigParts = [
  ...content.items.map(({ value: price, ...item }) => ({ ...item, price, line: item.sources.value })),
  ...content.vehicles.map((vehicle) => ({ ...vehicle, id: null, line: vehicle.sources.price })),
].flatMap(({ safe_name, id, name, price, line, rig }) =>
  rig
    ? [
        {
          safe_name,
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
/** Rules from content. */
export const rules = toRigRules(facts, rigParts)!

export const setting = (state: Partial<RigState> = {}) => readSetting(rules, { ...rigStart, ...state }).setting!
export const rigOf = (fields: Partial<RigFields> = {}) => readRig(rules, { ...rigStart.rig, ...fields }).rig!
export const run = (fields: Partial<RigFields> = {}, state: Partial<RigState> = {}) => runRig(rules, rigOf(fields), setting(state))
