import { roundResult } from '#model/wiki/round-estimate.ts'
import { formatCoins, formatExactCoins, toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { countOf } from '#model/text/count-of.ts'
import { formatLength } from '#model/tools/growth-timers/growth-timers.ts'
import { costOf, listUsed } from '#model/tools/rig/rig-parts.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import type { RigTimer } from '#model/tools/rig/rig-timers.ts'
import { interpolate, dirtOfFilters, type Rig, type RigRun, type RigSetting } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { describeTime, rigSumsId } from './rig-answers.tsx'

type Props = {
  rules: RigRules
  rig: Rig
  run: RigRun
  setting: RigSetting
  mark: Mark
  timers: readonly RigTimer[]
}
/** `result` is missing where the table shows it beside each find. */
type Sum = { name: string; sum: string; result?: string }

/** Every calculation with the numbers of this rig. Folded because there are many; a link from a number opens it. */
export function RigCalculations(props: Props) {
  return (
    <details>
      <summary>With its numbers</summary>
      <dl className="card rig-sums" id={rigSumsId}>
        {listSums(props).map(({ name, sum, result }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="sum">{sum}</dd>
            {result && <dd>{result}</dd>}
          </div>
        ))}
      </dl>
    </details>
  )
}

/** "14,466 c, about 14,000 c": the exact result, and the rounded one shown where it depends on a guess. */
function describeResult(value: number, mark: Mark | null, format: (value: number) => string): string {
  const [exact, shown] = [format(value), format(roundResult(value, mark))]
  return exact === shown ? exact : `${exact}, about ${shown}`
}

function listSums(props: Props): Sum[] {
  const { rules, rig, run, mark } = props
  const { line, washing } = rules
  const paid = run.kinds.filter(({ price }) => price !== null)
  const free = run.kinds.filter(({ price }) => price === null)
  const coins = toFieldText(run.findWeight.mean * paid.reduce((sum, { percent, price }) => sum + (percent / 100) * toCoins(price ?? 0), 0))
  const perMinute = `${toFieldText(run.clumps.washed, 3)} × ${toFieldText(run.finds.perClump, 3)}`
  return [
    {
      name: 'Pressure',
      sum: pressureSum(line, rig),
      result: `${toFieldText(run.pressure)}%`,
    },
    ...drillSums(props),
    {
      name: 'Finds in a clump',
      sum: `a whole number from ${Math.floor(run.clumpWeight)} − ${washing.number.below} to ${Math.floor(run.clumpWeight)} + ${washing.number.above}, held between ${washing.number.least} and ${washing.number.most}: ${run.counts.join(', ')}`,
      result: toFieldText(run.finds.perClump, 3),
    },
    {
      name: 'Finds per minute',
      sum: `${perMinute}; of each kind its share: ${run.kinds.map(({ label, percent }) => `${label.toLowerCase()} × ${percent / 100}`).join(', ')}`,
      result: describeResult(run.finds.perMinute, mark, toFieldText),
    },
    {
      name: '8 of 10 minutes or hours',
      sum: `finds of ${formatFinds(run.clumps.washed)} clumps (a minute) or ${formatFinds(run.clumps.washed * 60)} (an hour): one in ten gives less, one in ten more`,
    },
    {
      name: 'Weight of a find',
      sum: `${toFieldText(run.wash.pressure)} × r ÷ 100 ÷ ${washing.find.divisor}, r between ${run.quality - washing.find.span} and ${run.quality + washing.find.span}, never under ${washing.find.least}`,
      result: toFieldText(run.findWeight.mean),
    },
    {
      name: 'Coins a find',
      sum: `${toFieldText(run.findWeight.mean, 3)} × (${paid.map(({ percent, price }) => `${percent / 100} × ${toFieldText(toCoins(price ?? 0))}`).join(' + ')})${free.length > 0 ? `; not counted: ${free.map(({ label }) => label.toLowerCase()).join(', ')}` : ''}`,
      result: `${coins} c`,
    },
    {
      name: 'Coins per hour',
      sum: `${perMinute} × 60 × ${coins}; of a kind: its finds per minute × 60 × its weight × its price`,
      result: describeResult(run.coinsPerHour, mark, (value) => `${formatCoins(value)} c`),
    },
    {
      name: 'Weight per hour',
      sum: `${toFieldText(run.finds.perMinute, 3)} × 60 × ${toFieldText(run.findWeight.mean, 3)}`,
      result: describeResult(run.weightPerHour, mark, formatFinds),
    },
    ...wearSums(props),
    ...timerSums(props),
    priceSum(props),
  ]
}

/** In the order of the line, which decides where the cap cuts off. */
function pressureSum(line: RigRules['line'], { start, tanks, pipes, filters, place }: Rig): string {
  const added = ` + ${line.tank} × ${tanks} (tanks)`
  const at = (here: Rig['place']) => (place === here ? added : '')
  const lost = [`${at('start')} − ${line.loss} × ${pipes} (pipes)`, `${at('end')} − ${line.filterLoss} × ${filters} (filters)`, at('last')]
  return `${start ?? line.base}${lost.join('')}, at no point above ${line.cap} or below 0`
}

function drillSums({ rig, run, setting }: Props): Sum[] {
  const { drill } = rig
  const { pace, weight } = drill
  const inTicks = pace?.unit === 'ticks'
  const { carried } = run.clumps
  const most = `${formatFinds(run.clumps.most)}${carried === null ? '' : `, carried ${formatFinds(carried)}`}`
  const long = pace && toFieldText(interpolate(pace, run.pressure))
  return [
    {
      name: 'Clumps per minute',
      sum: pace
        ? `${rig.drills} × 60 ÷ (${long} ${inTicks ? `ticks × ${toFieldText(setting.tickSeconds, 3)} s` : 's'}); washed at most ${most}`
        : `${rig.drills} × ${toFieldText(rig.own.clumps)}, as entered; washed at most ${most}`,
      result: formatFinds(run.clumps.washed),
    },
    {
      name: 'Weight of a clump',
      sum: weight
        ? weight.none === weight.full
          ? 'the same at any pressure'
          : `${weight.none} + ${weight.full - weight.none} × ${toFieldText(run.pressure / 100)}; washing cuts it to a whole number`
        : 'as entered',
      result: toFieldText(run.clumpWeight),
    },
  ]
}

function wearSums(props: Props): Sum[] {
  const { rules, rig, run, setting, mark } = props
  const { wear, cleanSteps, parts } = rules
  const dirtOf = (steps: number) => `(${cleanSteps} − ${toFieldText(steps)}) ÷ ${cleanSteps}`
  const missing = dirtOfFilters(run.steps).map((dirt) => toFieldText(dirt * cleanSteps))
  const isTicks = rig.drill.pace?.unit === 'ticks'
  const { repair } = parts
  const spanners = run.repairs.all / wear.usesOfOne
  const times = isTicks
    ? `3,600 s ÷ ${toFieldText(setting.tickSeconds, 3)} s × ${rig.drills}`
    : `${formatFinds(run.clumps.dug * 60)} strokes`
  return [
    ...(rig.drill.wear > 0
      ? [
          {
            name: 'Repairs of drills per hour',
            sum: `${dirtOf(run.waterQuality)} × ${rig.drill.wear} × ${times} ÷ ${wear.lasts}`,
            result: describeResult(run.repairs.drills, mark, formatFinds),
          },
        ]
      : []),
    ...(rig.filters > 0
      ? [
          {
            name: 'Repairs of filters per hour',
            sum: `${rig.intakes} × (${missing.join(' + ')} steps of clean water missing before each) ÷ ${cleanSteps} × ${toFieldText(wear.filter, 4)} × 3,600 s ÷ ${toFieldText(setting.tickSeconds, 3)} s ÷ ${wear.lasts}`,
            result: describeResult(run.repairs.filters, mark, formatFinds),
          },
        ]
      : []),
    {
      name: `Repairs of ${parts.washer?.name ?? ''}s per hour`,
      sum: `${dirtOf(run.wash.water)} × ${wear.washer} × ${formatFinds(run.clumps.washed * 60)} clumps ÷ ${wear.lasts}`,
      result: describeResult(run.repairs.washers, mark, formatFinds),
    },
    {
      name: `${repair?.name ?? ''}s per hour`,
      sum: `${formatFinds(run.repairs.all)} repairs ÷ ${countOf(wear.usesOfOne, 'use')} per ${repair?.name ?? 'part'}${repair?.price ? `, each ${formatExactCoins(repair.price)} c${repair.mark === 'guess' ? ' (unconfirmed)' : ''}: ${describeResult(spanners * repair.price, mark, (value) => `${formatCoins(value)} c`)}` : ''}`,
      result: describeResult(spanners, mark, toFieldText),
    },
    ...shardSums(props),
  ]
}

/** Lifetime of a shard in each machine, and shards used per hour. */
function shardSums({ rules, rig, run, setting, mark }: Props): Sum[] {
  const { shard, parts } = rules
  const { drill, own } = rig
  const life = (loss: number) =>
    `(${toFieldText(run.findWeight.mean)} − ${shard.goneBelow}) ÷ ${toFieldText(loss, 6)} ticks × ${toFieldText(setting.tickSeconds, 3)} s ÷ 60`
  const places = [
    { name: parts.tank?.name ?? '', count: rig.tanks * rig.intakes, life: life(shard.lossPerTick), ...run.shards.tank },
    {
      name: drill.name,
      count: drill.shardLoss === null ? 0 : rig.drills,
      life: own.lasts === null ? life(drill.shardLoss ?? 0) : 'as entered',
      ...run.shards.drill,
    },
  ]
  return places.flatMap(({ name, count, life: sum, minutes, used }) =>
    count > 0 && minutes !== null && used !== null
      ? [
          { name: `A shard in a ${name}`, sum, result: describeResult(minutes, mark, (value) => `${formatFinds(value)} min`) },
          {
            name: `Shards in ${name}s per hour`,
            sum: `${count} × 60 ÷ ${formatFinds(minutes)}`,
            result: describeResult(used, mark, formatFinds),
          },
        ]
      : [],
  )
}

/** When each machine stops. */
function timerSums({ timers }: Props): Sum[] {
  return timers.flatMap(({ name, perHour, clumps, seconds, mark }) =>
    perHour === null
      ? []
      : [
          {
            name: `${name} stops in`,
            sum: `3,600 s ÷ ${toFieldText(perHour, 4)} repairs per hour of this machine${clumps ? `; ${formatFinds(clumps.perMinute)} clumps per minute until then are ${clumps.until}` : ''}`,
            result: mark === 'guess' ? `${formatLength(seconds)}, about ${describeTime({ seconds, mark })}` : formatLength(seconds),
          },
        ],
  )
}

function priceSum({ rules, rig }: Props): Sum {
  const cost = costOf(rules, rig)
  const parts = listUsed(rules, rig).map(
    ({ name, count, price }) => `${name} ${price === null ? 'without a known price' : `${count} × ${formatExactCoins(price)}`}`,
  )
  return {
    name: 'Price of the parts',
    sum: parts.join(' + '),
    result: describeResult(cost.total, cost.mark, (value) => `${formatCoins(value)} c`),
  }
}
