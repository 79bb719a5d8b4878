import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { findsAnswer, findsStart, formatChance, formatFinds, oddsAddress } from '#model/tools/ore-odds/ore-odds.ts'
import { tellTogether } from '#model/items/drop-chances.ts'
import { apiContext } from '../context.ts'
import { toToolMeta } from '../features/tools/tool-meta.ts'
import { loadFinds } from '#web/features/tools/ore-odds/finds-data.ts'
import { oddsSlug, OreOddsTool } from '#web/features/tools/ore-odds/ore-odds.island.tsx'
import { ToolPage } from '../features/tools/tool-page.tsx'
import { loadFactSources } from '../features/tools/tool-sources.ts'
import { Island } from '../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'

/** The rarest find, as sure as a coin falls. */
const example = { chance: '50' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [data, sources] = await Promise.all([
    loadFinds(api),
    loadFactSources(api, {
      ore_drop_chances: 'odds of a chunk',
      shovel_chunks: 'chunks of a shovel',
      improved_shovel_chunks: 'chunks of an improved shovel',
      assumed_find_weight: 'weight of a find',
      harvester_find_odds: 'odds of a find in a Harvester',
      harvester_finds_per_clump: 'finds of a clump',
      harvester_find_weight_average: 'weight of a find from the best dirt',
      harvester_find_weight_poorest: 'weight of a find from the poorest dirt',
    }),
  ])
  return { ...data, given: oddsAddress.with(data.opensWith).read(new URL(request.url).searchParams), sources }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, oddsSlug)

export default function OreOddsPage() {
  const { finds, harvester, assumedWeight, chances, shovels, opensWith, given, sources } = useLoaderData<typeof loader>()
  const state = { ...findsStart, find: opensWith, from: 'chance' as const, text: example.chance }
  const { wanted, chunks, chance, rows } = findsAnswer(finds, state, assumedWeight)
  const own = rows.find(({ key }) => key === wanted?.key)
  return (
    <ToolPage
      slug={oddsSlug}
      formulas={[
        'expected finds = chunks × odds',
        <>
          chance of at least one = 1 − (1 − odds)<sup>chunks</sup>
        </>,
        'worth = expected finds × weight of one × price of one unit',
      ]}
      assumptions={[
        'Every chunk is drawn by itself, as a die is thrown: ten chunks without a find say nothing about the eleventh.',
        ...toHarvesterLine(finds, harvester),
        ...finds.flatMap((find) =>
          find.items.length > 1
            ? [`${tellTogether(find)} share one line of the odds, so their worth is taken at the middle of their prices.`]
            : [],
        ),
        'Of a gem that is not in the table, the share is not known.',
        `What a find weighs goes with depth and pressure. Put in what your scales say; until then each is taken as ${assumedWeight}.`,
        'A mark after a number says that the price of that ore is worked out or a guess.',
      ]}
      example={
        wanted &&
        own &&
        chunks !== null &&
        chance !== null && (
          <p>
            {wanted.label} is in {wanted.percent} of 100 chunks. For a chance of {example.chance}% you wash <b>{chunks}</b> chunks: 1 − (1 −{' '}
            {wanted.percent / 100})<sup>{chunks}</sup> = <b>{formatChance(chance)}</b>. Expect {formatFinds(own.expected)} of it.
          </p>
        )
      }
      exampleParameters={{ chance: example.chance }}
      sources={sources}
      seeAlso={[
        ...shovels.slice(0, 1).map(({ name, safe_name }) => ({ label: name, path: paths.item(safe_name) })),
        { label: 'All ores', path: paths.itemGroup('ore') },
        { label: 'Digsites', path: paths.digsites },
      ]}
    >
      <Island name="ore-odds" component={OreOddsTool} props={{ finds, assumedWeight, chances, shovels, opensWith, given }} />
    </ToolPage>
  )
}

/** Where the sums of this page part from what the class of the Harvester does. */
function toHarvesterLine(
  finds: { label: string; percent: number }[],
  { odds, perClump, weightFromBest, weightFromPoorest }: Awaited<ReturnType<typeof loadFinds>>['harvester'],
): string[] {
  const other = odds.filter(({ label, percent }) => finds.some((find) => find.label === label && find.percent !== percent))
  const listed = new Intl.ListFormat('en-GB').format(other.map(({ label, percent }) => `${percent}% ${label.toLowerCase()}`))
  return [
    perClump
      ? `That a chunk holds one find is an assumption of this page. In the game’s files a Harvester draws for each find, and a clump gives ${perClump.least} to ${perClump.most} of them. How a pan draws is not known.`
      : 'That a chunk holds one find is an assumption of this page.',
    ...(other.length > 0
      ? [`The game’s files have ${listed} for a Harvester; the rest is the same. This page keeps to the odds above.`]
      : []),
    'Which kind it is does not depend on depth or pressure in the game’s files; how heavy it is does.',
    ...(weightFromBest !== null && weightFromPoorest !== null
      ? [
          `At full pressure a Harvester makes finds of about ${weightFromBest} from the best dirt and of about ${weightFromPoorest} from the poorest.`,
        ]
      : []),
  ]
}
