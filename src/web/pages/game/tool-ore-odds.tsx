import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatFinds, type HarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { findsAnswer, findsStart, formatChance, oddsAddress } from '#model/tools/ore-odds/ore-odds.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { describeOtherOdds, describeTogether } from '#model/items/drop-chances.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { toFinds } from '#web/features/tools/ore-odds/finds-data.ts'
import { oddsSlug, OreOddsTool } from '#web/features/tools/ore-odds/ore-odds.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** The rarest find, as sure as a coin falls. */
const example = { chance: '50' }
const clumps = '10'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { items, sources, questions }] = await Promise.all([api.facts(), api.toolPage(oddsSlug)])
  const data = toFinds(lookUpFacts(facts), items)
  return { ...data, given: oddsAddress.with(data.opensWith).read(new URL(request.url).searchParams), sources, questions }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, oddsSlug)

export default function OreOddsPage() {
  const { finds, harvester, described, assumedWeight, chances, shovels, opensWith, given, sources, questions } =
    useLoaderData<typeof loader>()
  const state = { ...findsStart, find: opensWith, from: 'chance' as const, text: example.chance }
  const { wanted, chunks, chance, rows, basis } = findsAnswer(finds, state, assumedWeight, harvester)
  const deep = findsAnswer(finds, { ...state, way: 'harvester', from: 'chunks', text: clumps }, assumedWeight, harvester)
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
        ...(harvester
          ? [
              `Harvester: finds of a clump = a whole number from its weight − ${harvester.number.below} to its weight + ${harvester.number.above}, from ${harvester.number.least} to ${harvester.number.most}`,
              `Harvester: weight of a find = pressure × r ÷ 100 ÷ ${harvester.find.divisor}, at least ${harvester.find.least}; r from quality − ${harvester.find.span} to quality + ${harvester.find.span}`,
              ...harvester.diggers.flatMap((digger) =>
                'metresPerStep' in digger
                  ? [
                      `${digger.name}: quality = depth ÷ ${digger.metresPerStep} m, rounded, from ${harvester.quality.least} to ${harvester.quality.most}`,
                    ]
                  : [`${digger.name}: quality ${digger.quality} at any depth`],
              ),
            ]
          : []),
      ]}
      assumptions={[
        'Every chunk is drawn by itself, as a die is thrown: ten chunks without a find say nothing about the eleventh.',
        ...toHarvesterLines(finds, harvester, described),
        ...finds.flatMap((find) =>
          find.items.length > 1
            ? [`${describeTogether(find)} share one line of the odds, so their worth is taken at the middle of their prices.`]
            : [],
        ),
        'Of a gem that is not in the table, the share is not known.',
        `By the chunk each find is taken to weigh ${assumedWeight}, until you put in what your scales say.`,
        'A mark after a number says that it is worked out, or that it or a price in it rests on a guess.',
      ]}
      example={
        wanted &&
        own &&
        chunks !== null &&
        chance !== null && (
          <>
            <p>
              {wanted.label} is in <CertaintyBadge of={basis}>{`${wanted.odds} of 100 chunks`}</CertaintyBadge>. For a chance of{' '}
              {example.chance}% you wash{' '}
              <CertaintyBadge of={basis}>
                <b>{chunks}</b>
              </CertaintyBadge>{' '}
              chunks: 1 − (1 − {wanted.odds / 100})<sup>{chunks}</sup> ={' '}
              <CertaintyBadge of={basis}>
                <b>{formatChance(chance)}</b>
              </CertaintyBadge>
              . Expect <CertaintyBadge of={basis}>{formatFinds(own.expected)}</CertaintyBadge> of it.
            </p>
            {deep.clump?.harvest && deep.clump.digger && (
              <p>
                The {deep.clump.digger.name} {state.harvest.depth} m down digs dirt of quality {deep.clump.quality}. At{' '}
                {state.harvest.pressure}% pressure <a href={paths.tool(oddsSlug, { chunks: clumps, way: 'harvester' })}>{clumps} clumps</a>{' '}
                of {state.harvest.clump} give <CertaintyBadge of={deep.basis}>{formatFinds(deep.total.expected)}</CertaintyBadge> finds of
                about <CertaintyBadge of={deep.basis}>{toFieldText(deep.clump.harvest.weight)}</CertaintyBadge> in a Harvester.
              </p>
            )}
          </>
        )
      }
      exampleParameters={{ chance: example.chance }}
      sources={sources}
      questions={questions}
      seeAlso={[
        ...shovels.slice(0, 1).map(({ name, safe_name }) => ({ label: name, path: paths.item(safe_name) })),
        { label: 'All ores', path: paths.itemGroup('ore') },
        { label: 'Digsites', path: paths.digsites },
      ]}
    >
      <Island name="ore-odds" component={OreOddsTool} props={{ finds, harvester, assumedWeight, chances, shovels, opensWith, given }} />
    </ToolPage>
  )
}

/** Where the sums by the chunk part from what the class of the Harvester does. */
function toHarvesterLines(finds: { label: string; percent: number }[], harvester: HarvesterRules | null, described: string): string[] {
  if (!harvester) return ['That a chunk holds one find is an assumption of this page.']
  const { odds, number, version } = harvester
  const listed = describeOtherOdds(finds, odds)
  return [
    `That a chunk holds one find is an assumption of this page. In the files of ${version} a Harvester draws for each find, and a clump gives ${number.least} to ${number.most} of them. How a pan draws is not known.`,
    ...(listed ? [`Those files have ${listed} for a Harvester; the rest is the same. By the chunk, this page keeps to its own list.`] : []),
    'Which kind it is does not depend on depth or pressure in those files; how heavy it is does.',
    'What a find weighs is the average: every r, and every number of finds, is taken to be as likely as the others.',
    'Metres follow from the engine, which counts in centimetres unless a game changes it. Depth counts from a height that belongs to the plot; it is taken to be the untouched ground.',
    `The rules of the Harvester are those of version ${version}. Whether ${described} have the same numbers is not known.`,
  ]
}
