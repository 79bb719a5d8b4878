import { maxSeconds, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import { dirtOfFilters, shardsMark, type Rig, type RigRun, type RigSetting } from './run-rig.ts'

/** Something of a rig that comes to an end: a machine that wears, from its repair on, or what is burnt in one, from new on. */
export type RigTimer = Pick<Timer, 'type' | 'name'> & {
  thing: RigThing
  seconds: number
  /** How often an hour wears one of these machines down; null for what is burnt. */
  perHour: number | null
  /** What one of these machines makes or washes: in a minute, and in whole clumps until then; null where it does neither. */
  clumps: { perMinute: number; until: number } | null
  mark: Mark
}

/** What is to be looked after, the first coming first. What never ends in clean water, or is not known, is left out. */
export function listRigTimers(
  rules: RigRules,
  rig: Rig,
  { steps, repairs, shards, clumps }: Pick<RigRun, 'steps' | 'repairs' | 'shards' | 'clumps'>,
  { tickSeconds }: RigSetting,
  { mark, ticksMark }: { mark: Mark; ticksMark: Mark },
): RigTimer[] {
  const { parts, wear } = rules
  const worn = (machine: RigThing | undefined, name: string | undefined, perHour: number, sure: Mark, clumpsPerMinute?: number) =>
    perHour > 0 ? ends('wear', machine, name, 3600 / perHour, sure, { perHour, clumpsPerMinute }) : []
  const fuelIn = (machine: RigThing | undefined, minutes: number | null, sure: Mark) =>
    ends('fuel', parts.fuel, machine && `${parts.fuel?.name} in ${machine.name}`, minutes && minutes * 60, sure)
  const drillMark = rig.drill.pace?.unit === 'ticks' ? ticksMark : mark
  return [
    // All of a kind wear alike.
    ...worn(rig.drill, rig.drill.name, repairs.drills / rig.drills, drillMark, clumps.made / rig.drills),
    // Each has cleaner water than the one before it, and lasts longer.
    ...dirtOfFilters(steps).flatMap((dirt, place) =>
      worn(
        parts.filter,
        rig.filters > 1 ? `${parts.filter?.name} ${place + 1}` : parts.filter?.name,
        ((wear.filter * dirt) / wear.lasts) * (3600 / tickSeconds),
        ticksMark,
      ),
    ),
    ...worn(parts.washer, parts.washer?.name, repairs.washers / rig.washers, mark, clumps.washed / rig.washers),
    ...(rig.tanks > 0 ? fuelIn(parts.tank, shards.tank.minutes, ticksMark) : []),
    ...(rig.drills > 0 ? fuelIn(rig.drill, shards.drill.minutes, shardsMark(rig, ticksMark)) : []),
  ].toSorted((one, other) => one.seconds - other.seconds)
}

function ends(
  type: 'wear' | 'fuel',
  thing: RigThing | undefined,
  name: string | undefined,
  seconds: number | null,
  mark: Mark,
  { perHour = null, clumpsPerMinute }: { perHour?: number | null; clumpsPerMinute?: number | undefined } = {},
): RigTimer[] {
  if (!thing || !name || seconds === null || seconds > maxSeconds) return []
  // A hair more, because binary fractions put what is whole just under.
  const whole = (value: number) => Math.floor(value + 1e-9)
  const clumps = clumpsPerMinute === undefined ? null : { perMinute: clumpsPerMinute, until: whole((seconds / 60) * clumpsPerMinute) }
  return [{ type, thing, name, seconds: whole(seconds), perHour, clumps, mark }]
}
