import { maxSeconds, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import type { RigRules, RigThing } from './rig-rules.ts'
import { dirtOfFilters, shardsMark, type Rig, type RigRun, type RigSetting } from './run-rig.ts'

/** A timer for the wear of a machine since its repair, or for its fuel. */
export type RigTimer = Pick<Timer, 'type' | 'name'> & {
  thing: RigThing
  seconds: number
  /** Repairs per hour of one machine; null for fuel. */
  perHour: number | null
  /** Clumps of one machine: per minute, and in total until then; null if it has none. */
  clumps: { perMinute: number; until: number } | null
  mark: Mark
}

/** Lists the timers of a rig, the shortest first; without those that never end or are unknown. */
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
    // All drills wear equally.
    ...worn(rig.drill, rig.drill.name, repairs.drills / rig.drills, drillMark, clumps.dug / rig.drills),
    // Each filter has cleaner water than the one before it, and lasts longer.
    ...dirtOfFilters(steps).flatMap((dirt, index) =>
      worn(
        parts.filter,
        rig.filters > 1 ? `${parts.filter?.name} ${index + 1}` : parts.filter?.name,
        ((wear.filter * dirt) / wear.lasts) * (3600 / tickSeconds),
        ticksMark,
      ),
    ),
    ...worn(parts.washer, parts.washer?.name, repairs.washers / rig.washers, mark, clumps.washed / rig.washers),
    ...(rig.tanks > 0 ? fuelIn(parts.tank, shards.tank.minutes, ticksMark) : []),
    ...(rig.drills > 0 ? fuelIn(rig.drill, shards.drill.minutes, shardsMark(rig, ticksMark)) : []),
  ].toSorted((a, b) => a.seconds - b.seconds)
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
  // Plus 1e-9, because of rounding errors below a whole number.
  const whole = (value: number) => Math.floor(value + 1e-9)
  const clumps = clumpsPerMinute === undefined ? null : { perMinute: clumpsPerMinute, until: whole((seconds / 60) * clumpsPerMinute) }
  return [{ type, thing, name, seconds: whole(seconds), perHour, clumps, mark }]
}
