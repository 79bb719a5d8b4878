import { toCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/ore-odds.ts'
import { at, shardsMark, type Rig, type RigRun, type RigSetting } from '#model/tools/rig/run-rig.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { Marked } from '#web/game-ui/mark.tsx'

type Props = { rules: RigRules; rig: Rig; run: RigRun; setting: RigSetting; mark: Mark; ticksMark: Mark }
type Sum = { name: string; sum: string; result: string; mark: Mark | null }

/** Every sum with the numbers of this rig in it, as one would check it on paper. */
export function RigSums(props: Props) {
  return (
    <dl className="card rig-sums">
      {listSums(props).map(({ name, sum, result, mark }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="sum">{sum}</dd>
          <dd>
            <Marked mark={mark}>{result}</Marked>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function listSums(props: Props): Sum[] {
  const { rules, rig, run, mark } = props
  const { line, washing } = rules
  const paid = run.kinds.filter(({ price }) => price !== null)
  const free = run.kinds.filter(({ price }) => price === null)
  const coinsOfFind = paid.reduce((sum, { percent, price }) => sum + (percent / 100) * toCoins(price ?? 0), 0)
  return [
    {
      name: 'Pressure',
      sum: `${rig.start ?? line.base} + ${line.tank} × ${rig.tanks} (tanks) − ${line.loss} × ${rig.pipes} (pipes) − ${line.filterLoss} × ${rig.filters} (filters), at no point above ${line.cap} or below 0`,
      result: `${toFieldText(run.pressure)}%`,
      mark: null,
    },
    ...drillSums(props),
    {
      name: 'Finds in a clump',
      sum: `a whole number from ${Math.floor(run.clumpWeight)} − ${washing.number.below} to ${Math.floor(run.clumpWeight)} + ${washing.number.above}, held between ${washing.number.least} and ${washing.number.most}: ${run.counts.join(', ')}`,
      result: toFieldText(run.finds.perClump, 3),
      mark: 'worked-out',
    },
    {
      name: 'Weight of a find',
      sum: `${toFieldText(run.wash.pressure)} × r ÷ 100 ÷ ${washing.find.divisor}, r between ${run.quality - washing.span} and ${run.quality + washing.span}, never under ${washing.find.least}`,
      result: toFieldText(run.findWeight.mean),
      mark: 'worked-out',
    },
    {
      name: 'Coins a find',
      sum: `${toFieldText(run.findWeight.mean, 3)} × (${paid.map(({ percent, price }) => `${percent / 100} × ${toFieldText(toCoins(price ?? 0))}`).join(' + ')})${free.length > 0 ? `; not counted: ${free.map(({ label }) => label.toLowerCase()).join(', ')}` : ''}`,
      result: `${toFieldText(run.findWeight.mean * coinsOfFind)} c`,
      mark: 'worked-out',
    },
    {
      name: 'Coins an hour',
      sum: `${toFieldText(run.clumps.washed, 3)} × ${toFieldText(run.finds.perClump, 3)} × 60 × ${toFieldText(run.findWeight.mean * coinsOfFind)}`,
      result: `${Math.round(toCoins(run.coinsPerHour)).toLocaleString('en-GB')} c`,
      mark,
    },
    ...wearSums(props),
  ]
}

function drillSums({ rig, run, setting, mark }: Props): Sum[] {
  const { drill } = rig
  const { pace, weight } = drill
  const inTicks = pace?.unit === 'ticks'
  const { carried } = run.clumps
  const most = `${formatFinds(run.clumps.most)}${carried === null ? '' : `, carried ${formatFinds(carried)}`}`
  const long = pace && toFieldText(at(pace, run.pressure))
  return [
    {
      name: 'Clumps a minute',
      sum: pace
        ? `${rig.drills} × 60 ÷ (${long} ${inTicks ? `ticks × ${toFieldText(setting.tickSeconds, 3)} s` : 's'}); washed at most ${most}`
        : `${rig.drills} × ${toFieldText(rig.own.clumps)}, as you say; washed at most ${most}`,
      result: formatFinds(run.clumps.washed),
      mark,
    },
    {
      name: 'Weight of a clump',
      sum: weight
        ? weight.none === weight.full
          ? 'the same at any pressure'
          : `${weight.none} + ${weight.full - weight.none} × ${toFieldText(run.pressure / 100)}; washing cuts it to a whole number`
        : 'as you say',
      result: toFieldText(run.clumpWeight),
      mark: weight ? 'worked-out' : 'guess',
    },
  ]
}

function wearSums(props: Props): Sum[] {
  const { rules, rig, run, setting, mark, ticksMark } = props
  const { wear, cleanSteps, parts } = rules
  const dirtOf = (steps: number) => `(${cleanSteps} − ${toFieldText(steps)}) ÷ ${cleanSteps}`
  const isTicks = rig.drill.pace?.unit === 'ticks'
  const times = isTicks
    ? `3,600 s ÷ ${toFieldText(setting.tickSeconds, 3)} s × ${rig.drills}`
    : `${formatFinds(run.clumps.made * 60)} strokes`
  return [
    ...(rig.drill.wear > 0
      ? [
          {
            name: 'Repairs of drills an hour',
            sum: `${dirtOf(run.waterQuality)} × ${rig.drill.wear} × ${times} ÷ ${wear.lasts}`,
            result: formatFinds(run.repairs.drills),
            mark: isTicks ? ticksMark : ('worked-out' as const),
          },
        ]
      : []),
    {
      name: 'Repairs of filters an hour',
      sum: `${rig.intakes} × the sum over its ${rig.filters} of the steps of water that are missing before it ÷ ${cleanSteps} × ${toFieldText(wear.filter, 4)} × 3,600 s ÷ ${toFieldText(setting.tickSeconds, 3)} s ÷ ${wear.lasts}`,
      result: formatFinds(run.repairs.filters),
      mark: ticksMark,
    },
    {
      name: `Repairs of ${parts.washer?.name ?? ''}s an hour`,
      sum: `${dirtOf(run.wash.water)} × ${wear.washer} × ${formatFinds(run.clumps.washed * 60)} clumps ÷ ${wear.lasts}`,
      result: formatFinds(run.repairs.washers),
      mark,
    },
    {
      name: `${parts.repair?.name ?? ''}s an hour`,
      sum: `${formatFinds(run.repairs.all)} repairs ÷ ${wear.usesOfOne} uses of one`,
      result: toFieldText(run.repairs.all / wear.usesOfOne),
      mark: ticksMark,
    },
    ...shardSums(props),
  ]
}

/** How long a shard lasts where it lies, and how many of them an hour takes. */
function shardSums({ rules, rig, run, setting, ticksMark }: Props): Sum[] {
  const { shard, parts } = rules
  const { drill, own } = rig
  const life = (loss: number) =>
    `(${toFieldText(run.findWeight.mean)} − ${shard.goneBelow}) ÷ ${toFieldText(loss, 6)} ticks × ${toFieldText(setting.tickSeconds, 3)} s ÷ 60`
  const places = [
    { name: parts.tank?.name ?? '', count: rig.tanks * rig.intakes, life: life(shard.lossPerTick), ...run.shards.tank, mark: ticksMark },
    {
      name: drill.name,
      count: drill.shardLoss === null ? 0 : rig.drills,
      life: own.lasts === null ? life(drill.shardLoss ?? 0) : 'as you say',
      ...run.shards.drill,
      mark: shardsMark(rig, ticksMark),
    },
  ]
  return places.flatMap(({ name, count, life: sum, minutes, used, mark }) =>
    count > 0 && minutes !== null && used !== null
      ? [
          { name: `A shard in a ${name}`, sum, result: `${formatFinds(minutes)} min`, mark },
          { name: `Shards in ${name}s an hour`, sum: `${count} × 60 ÷ ${formatFinds(minutes)}`, result: formatFinds(used), mark },
        ]
      : [],
  )
}
