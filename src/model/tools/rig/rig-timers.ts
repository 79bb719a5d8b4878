import { mostSeconds, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import { shardsMark, type Rig, type RigRun, type RigSetting } from './run-rig.ts'

/** Something of a rig that comes to an end: a machine that wears, from its repair on, or what is burnt in one, from new on. */
export type RigTimer = Pick<Timer, 'kind' | 'name'> & {
  thing: RigThing
  seconds: number
  /** Whole clumps that one of these machines makes or washes until then; null where it does neither. */
  clumps: number | null
  mark: Mark
}

/** What is to be looked after, the first coming first. What never ends in clean water, or is not known, is left out. */
export function listRigTimers(
  rules: RigRules,
  rig: Rig,
  { repairs, shards, clumps }: Pick<RigRun, 'repairs' | 'shards' | 'clumps'>,
  { tickSeconds }: RigSetting,
  { mark, ticksMark }: { mark: Mark; ticksMark: Mark },
): RigTimer[] {
  const { parts, wear } = rules
  /** All of a kind wear alike. */
  const each = (machines: number, perHour: number) => (perHour > 0 ? (machines * 3600) / perHour : null)
  const fuelIn = (machine: RigThing | undefined, minutes: number | null, sure: Mark) =>
    ends('fuel', parts.fuel, machine && `${parts.fuel?.name} in ${machine.name}`, minutes && minutes * 60, sure)
  const drillMark = rig.drill.pace?.unit === 'ticks' ? ticksMark : mark
  return [
    ...ends('wear', rig.drill, rig.drill.name, each(rig.drills, repairs.drills), drillMark, clumps.made / rig.drills),
    // The water that enters the first of them is as it comes.
    ...ends(
      'wear',
      parts.filter,
      `First ${parts.filter?.name}`,
      rig.filters > 0 ? (wear.lasts / wear.filter) * tickSeconds : null,
      ticksMark,
    ),
    ...ends('wear', parts.washer, parts.washer?.name, each(rig.washers, repairs.washers), mark, clumps.washed / rig.washers),
    ...(rig.tanks > 0 ? fuelIn(parts.tank, shards.tank.minutes, ticksMark) : []),
    ...(rig.drills > 0 ? fuelIn(rig.drill, shards.drill.minutes, shardsMark(rig, ticksMark)) : []),
  ].toSorted((one, other) => one.seconds - other.seconds)
}

function ends(
  kind: 'wear' | 'fuel',
  thing: RigThing | undefined,
  name: string | undefined,
  seconds: number | null,
  mark: Mark,
  clumpsPerMinute?: number,
): RigTimer[] {
  if (!thing || !name || seconds === null || seconds > mostSeconds) return []
  // A hair more, because binary fractions put what is whole just under.
  const clumps = clumpsPerMinute === undefined ? null : Math.floor((seconds / 60) * clumpsPerMinute + 1e-9)
  return [{ kind, thing, name, seconds: Math.floor(seconds), clumps, mark }]
}
