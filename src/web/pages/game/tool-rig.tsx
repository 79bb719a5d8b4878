import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { readRig, readSetting, rigAddress, rigStart } from '#model/tools/rig/rig-address.ts'
import { maxBatch } from '#model/tools/rig/rig-purchases.ts'
import { toPricedParts } from '#model/tools/rig/priced-parts.ts'
import { toRigRules, type RigRules } from '#model/tools/rig/rig-rules.ts'
import { roundRun } from '#model/tools/rig/round-run.ts'
import { runRig } from '#model/tools/rig/run-rig.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { toolResults } from '#model/tools/tool-results.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import * as details from '#web/features/tools/rig/rig-details.tsx'
import { rigSlug, RigTool } from '#web/features/tools/rig/rig.island.tsx'
import { TwoRigs } from '#web/features/tools/rig/two-rigs.tsx'
import { describeResults } from '../../features/sources/describe-results.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { servedPart } from '../../islands/lazy-part.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: full pressure and fully clean water. */
const example = { tanks: '3', filters: '5' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, entries, { sources, questions }] = await Promise.all([api.facts(), api.rigEntries(), api.toolPage(rigSlug)])
  const lookup = lookUpFacts(facts)
  return {
    rules: toRigRules(lookup, toPricedParts(entries)),
    initial: rigAddress.with().read(new URL(request.url).searchParams),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, rigSlug)

export default function RigPage() {
  const { rules, initial, sources, questions } = useLoaderData<typeof loader>()
  return (
    <ToolPage
      slug={rigSlug}
      formulas={rules ? listFormulas(rules) : []}
      assumed={rules ? listAssumed(rules) : {}}
      assumptions={rules ? listAssumptions(rules) : []}
      example={rules && <Example rules={rules} />}
      exampleParameters={example}
      sources={sources}
      rests={describeResults(toolResults.rig, toolFacts.rig, sources)}
      questions={questions}
      seeAlso={[
        { label: 'Dirt and depth, in the guide', path: paths.guide('dirt-and-depth') },
        ...(rules ? rules.drills.slice(0, 1).map(({ safe_name, name }) => ({ label: name, path: paths.item(safe_name) })) : []),
      ]}
    >
      {rules ? (
        <Island name="rig" component={ServedRigTool} props={{ rules, initial }} />
      ) : (
        <p className="tool-empty">This tool is missing a number it needs.</p>
      )}
    </ToolPage>
  )
}

/** The parts that the island loads later. */
const servedDetails = {
  BestPurchase: servedPart(details.BestPurchase),
  FindsTable: servedPart(details.FindsTable),
  RigChanges: servedPart(details.RigChanges),
  RigCalculations: servedPart(details.RigCalculations),
  TwoRigs,
}
const ServedRigTool = (props: Omit<React.ComponentProps<typeof RigTool>, 'details'>) => <RigTool {...props} details={servedDetails} />

function listFormulas({ line, washing, wear, cleanSteps, shard, parts }: RigRules): React.ReactNode[] {
  return [
    `pressure = ${line.base}% + ${line.tank}% per tank − ${line.loss}% per pipe − ${line.filterLoss}% per filter, at every point from 0 to ${line.cap}%`,
    'clumps per minute = drills × 60 ÷ seconds of a clump, at most what is washed and what a belt carries',
    `finds of a clump = a whole number from its weight − ${washing.number.below} to its weight + ${washing.number.above}, but at least ${washing.number.least} and at most ${washing.number.most}`,
    `weight of a find = pressure where it is washed × r ÷ 100 ÷ ${washing.find.divisor}, at least ${washing.find.least}; r is random, from quality − ${washing.find.span} to quality + ${washing.find.span}`,
    'coins per hour, before repairs = finds × 60 × weight × share of each find × its price',
    `wear = missing steps of water quality ÷ ${cleanSteps} × what dirty water takes from the machine, for each stroke, tick or clump; a machine stops after ${wear.lasts} points`,
    `a shard lasts (its weight − ${shard.goneBelow}) ÷ ${shard.lossPerTick} ticks in a tank; a shard weighs as much as an average find`,
    `spanners = repairs ÷ ${wear.usesOfOne} (repairs of one Spanner)`,
    'paid back in = price ÷ extra coins per hour',
    `what to buy next = what adds the most coins per hour; in a tie, fewer repairs, then the lower price. Tried: up to ${maxBatch.tanks} more tanks and ${maxBatch.filters} more filters in a line, ${maxBatch.drills} more drills of any kind, ${maxBatch.washers} more ${parts.washer?.name}s`,
  ]
}

function listAssumed({ assumed }: RigRules) {
  return {
    assumed_tick_seconds: `A machine tick is ${toFieldText(assumed.tickSeconds)} s. Every number per hour depends on it: time ten clumps and enter the seconds.`,
    assumed_washed_per_minute: `A Harvester washes ${toFieldText(assumed.washedPerMinute)} clumps per minute. Count yours for a minute and enter it.`,
    raw_water: 'Raw water starts fully dirty.',
    drills_per_line:
      'Every drill on a line gets the same pressure, however many there are; a second intake on the same pipe adds nothing. If your gauge disagrees, enter what it shows.',
    melted_weight: 'Ore keeps its weight as a bar, and a gem when it is cut.',
    filter_wears_by: 'A filter wears by the water that enters it.',
    height_depth_counts_from:
      'Depth counts from the untouched ground. Set the depth of the drill head: dirt gets better as the hole deepens.',
    assumed_david_shard_loss_per_tick: 'A D.A.V.I.D uses its shard as fast as a tank does. Enter how long one lasts in yours.',
    belt_capacity: 'A belt carries everything until you time ten clumps on yours. Then all clumps go over one belt.',
  }
}

function listAssumptions({ line, washing }: RigRules): string[] {
  return [
    `The ${line.loss}% of pressure that a tank takes, as a pipe does, is left out.`,
    'Filters wear and shards shrink by the same tick as machines.',
    'Each intake has its own line, and all lines are the same.',
    'Drills and Harvesters get the pressure at the end of the line, unless you enter what your Harvesters have. The pressure at the Harvester sets the weight of finds. The pressure at the drill sets how fast it digs, or how heavy its clumps are.',
    'From 0% to 100% pressure, the weight of a clump grows evenly.',
    'Every number of finds and every r comes up equally often.',
    'Clumps stay apart. Two that touch become one, and give a different number of finds.',
    'Clumps come evenly: at 2.4 per minute, six of ten minutes have two clumps and four have three.',
    'A stock board doesn’t list shards and cloutium. Enter what a jeweler pays for them, and they count.',
    'Belts and pipes count in the price. What repairs cost, in coins and time, is not taken off the coins per hour.',
    `Machine numbers are from ${washing.version}.`,
  ]
}

function Example({ rules }: { rules: RigRules }) {
  const { rig } = readRig(rules, { ...rigStart.rig, ...example })
  const { setting } = readSetting(rules, rigStart)
  if (!rig || !setting) return null
  const { pressure, quality, clumps, finds, findWeight, coinsPerHour } = roundRun(runRig(rules, rig, setting), 'guess')
  return (
    <>
      <p>
        {rig.drills} {rig.drill.name} {toFieldText(rig.depth)} m down, {rig.filters} filters, {rig.pipes} pipes and, after the filters,{' '}
        {rig.tanks} tanks with shards: the drill gets <b>{toFieldText(pressure)}%</b> and digs dirt of quality {quality}.
      </p>
      <p>
        {formatFinds(clumps.washed)} clumps per minute give <b>{toFieldText(finds.perMinute)}</b> finds of{' '}
        <b>{toFieldText(findWeight.mean)}</b> on average:{' '}
        <CertaintyBadge of="guess">
          <b>about {formatCoins(coinsPerHour)}</b>
        </CertaintyBadge>{' '}
        coins per hour at base prices, if a tick is {toFieldText(setting.tickSeconds)} s.
      </p>
    </>
  )
}
