import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { everyBlueprint, planBlueprints, readGoal } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { apiContext } from '../../context.ts'
import { BlueprintPlannerTool } from '#web/features/tools/blueprint-planner/blueprint-planner.island.tsx'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { toPlanData } from '#web/features/tools/blueprint-planner/plan-data.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const slug = 'blueprint-planner'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [blueprints, resources, { sources, questions }] = await Promise.all([api.blueprints(), api.resources(), api.toolPage(slug)])
  return {
    initial: plannerAddress.with(blueprints).read(new URL(request.url).searchParams),
    ...toPlanData(blueprints, resources),
    sources,
    questions,
  }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function BlueprintPlannerPage() {
  const { initial, blueprints, names, bars, sources, questions } = useLoaderData<typeof loader>()
  const example = planBlueprints(blueprints, everyBlueprint, [], bars)
  const goal = readGoal(blueprints, null)
  return (
    <ToolPage
      slug={slug}
      formulas={[
        'what is left = the blueprints up to your goal, minus those you have',
        'weight to hand in = the minimum weights of these steps added up',
        'if things come back = the largest weight of each item, added up',
      ]}
      assumed={{
        barge_takes: 'Each step needs one piece that is heavy enough by itself.',
        barge_keeps: 'The Barge keeps what you hand in. The plan also shows what you need if it gives things back.',
        barge_chain: 'Once you have a blueprint, you no longer need the ones before it.',
        assumed_forged_weight_percent: 'A piece weighs as much as the bars in it, so you need as much metal as you hand in.',
      }}
      assumptions={[]}
      example={
        <>
          <p>
            All {blueprints.length} blueprints from nothing: {example.steps.length} steps. The weights add up to{' '}
            <CertaintyBadge of={example.kept.mark}>
              <b>{toFieldText(example.kept.weight)}</b>
            </CertaintyBadge>
            .
          </p>
          <p>
            Several things are asked for twice. If the barge gave them back, {example.returned.pieces} pieces with a weight of{' '}
            <CertaintyBadge of={example.returned.mark}>
              <b>{toFieldText(example.returned.weight)}</b>
            </CertaintyBadge>{' '}
            would do.
          </p>
        </>
      }
      exampleParameters={{ goal: everyBlueprint }}
      sources={sources}
      questions={questions}
      seeAlso={[
        { label: 'The blueprint chain', path: `${paths.guide('smithing-crafting')}#blueprints` },
        { label: `${names[goal] ?? goal} Blueprint`, path: paths.item(`${goal}-blueprint`) },
      ]}
    >
      <Island name={slug} component={BlueprintPlannerTool} props={{ initial, blueprints, names, bars }} />
    </ToolPage>
  )
}
