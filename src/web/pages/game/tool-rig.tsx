import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatCoins } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { readRig, readSetting, rigAddress, rigStart } from '#model/tools/rig/rig-address.ts'
import { mostAtOnce } from '#model/tools/rig/rig-purchases.ts'
import { toGivenParts } from '#model/tools/rig/given-parts.ts'
import { toRigRules, type RigRules } from '#model/tools/rig/rig-rules.ts'
import { runRig } from '#model/tools/rig/run-rig.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { toolResults } from '#model/tools/tool-results.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { rigSlug, RigTool } from '#web/features/tools/rig/rig.island.tsx'
import { describeResults } from '../../features/sources/describe-results.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** A line at full pressure with fully clean water. */
const example = { tanks: '3', filters: '5' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, entries, { sources, questions }] = await Promise.all([api.facts(), api.rigEntries(), api.toolPage(rigSlug)])
  const lookup = lookUpFacts(facts)
  return {
    rules: toRigRules(lookup, toGivenParts(entries)),
    mergeVersion: lookup.version('dirt_clump_merge_limit'),
    given: rigAddress.with().read(new URL(request.url).searchParams),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, rigSlug)

export default function RigPage() {
  const { rules, mergeVersion, given, sources, questions } = useLoaderData<typeof loader>()
  return (
    <ToolPage
      slug={rigSlug}
      formulas={rules ? listFormulas(rules) : []}
      assumptions={rules ? listAssumptions(rules, mergeVersion) : []}
      example={rules && <Example rules={rules} />}
      exampleParameters={example}
      sources={sources}
      rests={describeResults(toolResults.rig, toolFacts.rig, sources)}
      questions={questions}
      seeAlso={[
        { label: 'Dirt and depth, in the guide', path: paths.guide('dirt-and-depth') },
        ...(rules ? rules.drills.slice(0, 1).map(({ key, name }) => ({ label: name, path: paths.item(key) })) : []),
      ]}
    >
      {rules ? (
        <Island name="rig" component={RigTool} props={{ rules, given }} />
      ) : (
        <p className="tool-empty">A fact that a rig is worked out with is not known yet.</p>
      )}
    </ToolPage>
  )
}

function listFormulas({ line, washing, wear, cleanSteps, shard, parts }: RigRules): string[] {
  return [
    `pressure = ${line.base}% + ${line.tank}% a tank − ${line.loss}% a pipe − ${line.filterLoss}% a filter, at every point from 0 to ${line.cap}%`,
    'clumps per minute = drills × 60 ÷ seconds of a clump, at most what is washed and what a belt carries',
    `finds of a clump = a whole number from its weight − ${washing.number.below} to its weight + ${washing.number.above}, from ${washing.number.least} to ${washing.number.most}`,
    `weight of a find = pressure where it is washed × r ÷ 100 ÷ ${washing.find.divisor}, at least ${washing.find.least}; r from quality − ${washing.find.span} to quality + ${washing.find.span}`,
    'coins per hour = finds × 60 × weight × share of each find × its price',
    `wear = steps of water quality that are missing of ${cleanSteps}, by stroke, tick or clump; a machine stops after ${wear.lasts} points`,
    `a shard lasts (its weight − ${shard.goneBelow}) ÷ ${shard.lossPerTick} ticks in a tank; one is taken to weigh as much as a usual find`,
    `spanners = repairs ÷ ${wear.usesOfOne}`,
    'paid back in = price ÷ extra coins per hour',
    `best purchase = of every choice of up to ${mostAtOnce.tanks} more tanks and ${mostAtOnce.filters} filters in a line, ${mostAtOnce.drills} drills of the same kind or of another in their place, and ${mostAtOnce.washers} ${parts.washer?.name}s, the one that brings most in an hour; of equals the one with fewer repairs, then the cheaper`,
  ]
}

function listAssumptions({ assumed, washing }: RigRules, mergeVersion: string): string[] {
  return [
    `A tick of a machine is taken as ${toFieldText(assumed.tickSeconds)} s: no public file says how long it is, and every number of an hour hangs on it. Time ten clumps, type the seconds, and all of them follow.`,
    'A tick of water, by which filters wear and shards shrink, is taken to be as long as a tick of a machine. No file says so.',
    `A Harvester is taken to wash ${toFieldText(assumed.washedPerMinute)} clumps a minute. Count yours for a minute and type it.`,
    'The intake gives its pressure with water that no filter has cleaned; how clean raw water is was not seen.',
    'Each intake stands at the head of a line of its own, and all lines are alike. By the class list, water is handed on as two numbers, its quality and its pressure. That neither is shared out follows from that: so a line is taken to feed any number of drills, and a second intake on the same pipe is taken to add nothing. Where your gauge says otherwise, type what it shows.',
    'All drills and Harvesters get the pressure of the end of the line, however many hang on it, unless you type the water that your Harvesters have. The weight of finds and the wear of a Harvester follow its own water, the weight of clumps that of the drill.',
    'Every number of finds and every r is taken to be as likely as the others.',
    `Clumps are taken to stay apart. In the files of ${mergeVersion} two that touch become one, most likely not on a belt; a clump of another weight gives another number of finds for it.`,
    'Clumps are taken to come evenly: a minute with 2.4 of them is two in six of ten minutes, and three in the others.',
    'An ore is taken to keep its weight as a bar, and a gem when it is cut. A shard and cloutium have no line on the board; type what yours pays, and they count.',
    'The wear is of an older version of the game than the finds, and a filter wears by the water that enters it. Time lost to repairs is not taken off.',
    'A drill that lets quality follow its head gets better as its hole deepens; set the depth at which its head is now. Depth counts from a height that belongs to the plot, taken to be the untouched ground.',
    'A D.A.V.I.D is taken to shrink its shard with every tick as a tank does: that it shrinks is read in its class, by how much is not. Type how long one lasts in yours.',
    'Belts and pipes count in the price. No public file says what a belt carries: until you time ten clumps on yours, it is taken to carry all. Then all clumps are taken to go over one belt.',
    `The rules of the finds are those of version ${washing.version}.`,
  ]
}

function Example({ rules }: { rules: RigRules }) {
  const { rig } = readRig(rules, { ...rigStart.rig, ...example })
  const { setting } = readSetting(rules, rigStart)
  if (!rig || !setting) return null
  const { pressure, quality, clumps, finds, findWeight, coinsPerHour } = runRig(rules, rig, setting)
  return (
    <>
      <p>
        {rig.drills} {rig.drill.name} {toFieldText(rig.depth)} m down, {rig.filters} filters, {rig.pipes} pipes and {rig.tanks} tanks with
        shards: the drill gets <b>{toFieldText(pressure)}%</b> and digs dirt of quality {quality}.
      </p>
      <p>
        {formatFinds(clumps.washed)} clumps per minute give <b>{toFieldText(finds.perMinute)}</b> finds of{' '}
        <b>{toFieldText(findWeight.mean)}</b> on average:{' '}
        <CertaintyBadge of="guess">
          <b>{formatCoins(coinsPerHour)}</b>
        </CertaintyBadge>{' '}
        coins per hour at base prices, if a tick is {toFieldText(setting.tickSeconds)} s.
      </p>
    </>
  )
}
