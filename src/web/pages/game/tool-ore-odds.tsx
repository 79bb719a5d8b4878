import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatFinds, type HarvesterRules } from '#model/tools/ore-odds/harvester-rules.ts'
import { findsAnswer, findsStart, formatChance, oddsAddress, toFind } from '#model/tools/ore-odds/ore-odds.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { describeOtherOdds, describeTogether } from '#model/items/drop-chances.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { toFindLines } from '#web/features/tools/ore-odds/finds-data.ts'
import { oddsSlug, OreOddsTool } from '#web/features/tools/ore-odds/ore-odds.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: the rarest find with a chance of 50%. */
const example = { chance: '50' }
const clumps = '10'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { items, sources, questions }] = await Promise.all([api.facts(), api.toolPage(oddsSlug)])
  const data = toFindLines(lookUpFacts(facts), items)
  return { ...data, initial: oddsAddress.with(data.opensWith).read(new URL(request.url).searchParams), sources, questions }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, oddsSlug)

export default function OreOddsPage() {
  const {
    finds: lines,
    harvester,
    assumedWeight,
    chances,
    shovels,
    opensWith,
    initial,
    sources,
    questions,
  } = useLoaderData<typeof loader>()
  const finds = lines.map(toFind)
  const state = { ...findsStart, find: opensWith, from: 'chance' as const, text: example.chance }
  const { selected: chosenFind, chunks, chance, rows, basis } = findsAnswer(finds, state, assumedWeight, harvester)
  const deep = findsAnswer(finds, { ...state, way: 'harvester', from: 'chunks', text: clumps }, assumedWeight, harvester)
  const own = rows.find(({ key }) => key === chosenFind?.key)
  return (
    <ToolPage
      slug={oddsSlug}
      formulas={[
        'expected finds = chunks × odds',
        <>
          chance of at least one = 1 − (1 − odds)<sup>chunks</sup>
        </>,
        'worth = expected finds × weight of one × price per weight',
        ...(harvester
          ? [
              `Harvester: finds of a clump = a whole number from its weight − ${harvester.number.below} to its weight + ${harvester.number.above}, but at least ${harvester.number.least} and at most ${harvester.number.most}`,
              `Harvester: weight of a find = pressure × r ÷ 100 ÷ ${harvester.find.divisor}, at least ${harvester.find.least}; r is random, from quality − ${harvester.find.span} to quality + ${harvester.find.span}`,
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
      assumed={{
        finds_in_a_chunk: 'Each chunk holds one find, unless you pick Harvester.',
        assumed_find_weight: `A find weighs ${assumedWeight} until you enter what your scales say, or pick Harvester.`,
        height_depth_counts_from: 'Depth counts from the untouched ground, in meters.',
      }}
      assumptions={[
        'A chunk is what a shovel digs, for the pan. A clump is loose dirt on the ground, as a drill makes it for a Harvester.',
        'Every chunk is a new roll of the dice: ten chunks without cloutium say nothing about the eleventh.',
        ...toHarvesterLines(finds, harvester),
        ...finds.flatMap((find) =>
          find.items.length > 1
            ? [
                `${describeTogether(find)} share one chance, so their worth uses the average of their prices. The onyx came later and isn’t in these odds.`,
              ]
            : [],
        ),
      ]}
      example={
        chosenFind &&
        own &&
        chunks !== null &&
        chance !== null && (
          <>
            <p>
              {chosenFind.label} is in <CertaintyBadge of={basis}>{`${chosenFind.odds} of 100 chunks`}</CertaintyBadge>. For a{' '}
              {example.chance}% chance, wash{' '}
              <CertaintyBadge of={basis}>
                <b>{chunks}</b>
              </CertaintyBadge>{' '}
              chunks: 1 − (1 − {chosenFind.odds / 100})<sup>{chunks}</sup> ={' '}
              <CertaintyBadge of={basis}>
                <b>{formatChance(chance, basis)}</b>
              </CertaintyBadge>
              . On average they hold <CertaintyBadge of={basis}>{formatFinds(roundResult(own.expected, basis))}</CertaintyBadge> finds of
              it.
            </p>
            {deep.clump?.harvest && deep.clump.digger && (
              <p>
                The {deep.clump.digger.name} {state.harvest.depth} m down digs dirt of quality {deep.clump.quality}. At{' '}
                {state.harvest.pressure}% pressure <a href={paths.tool(oddsSlug, { chunks: clumps, way: 'harvester' })}>{clumps} clumps</a>{' '}
                that weigh {state.harvest.clump} give{' '}
                <CertaintyBadge of={deep.basis}>{formatFinds(roundResult(deep.total.expected, deep.basis))}</CertaintyBadge> finds of about{' '}
                <CertaintyBadge of={deep.basis}>{toFieldText(deep.clump.harvest.weight)}</CertaintyBadge> in a Harvester.
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
      <Island name="ore-odds" component={OreOddsTool} props={{ lines, harvester, assumedWeight, chances, shovels, opensWith, initial }} />
    </ToolPage>
  )
}

/** Differences between the odds per chunk and the Harvester's rules. */
function toHarvesterLines(finds: { label: string; percent: number }[], harvester: HarvesterRules | null): string[] {
  if (!harvester) return []
  const { odds, number } = harvester
  const listed = describeOtherOdds(finds, odds)
  return [
    `In a Harvester a clump gives ${number.least} to ${number.most} finds, each with its own roll.`,
    ...(listed ? [`A Harvester has ${listed}; the rest is the same.`] : []),
    'Depth and pressure change how heavy a find is, not which kind it is.',
    'Weights are averages: every r and every number of finds comes up equally often.',
  ]
}
