import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { readTimerRules } from '#model/tools/growth-timers/timer-rules.ts'
import { plannerAddress, hasPlan } from '#model/tools/blueprint-planner/planner-address.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { alarmPlace } from '#web/features/dock/dock.data-attrs.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { NowPage } from '#web/features/now/now.island.tsx'
import { toPlanData } from '#web/features/tools/blueprint-planner/plan-data.ts'
import { listPlants, pictureTimers, plantGroups } from '#web/features/tools/growth-timers/timer-labels.ts'
import '#web/features/tools/tool-form.css'
import '#web/features/tools/plan-goal.css'
import { apiContext } from '../../context.ts'
import { Island } from '../../islands/island.tsx'
import { toPageMeta } from '../../page-meta.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ blueprints, resources, goods }, crops, list] = await Promise.all([api.nowPage(), api.itemsOfGroups(plantGroups), api.facts()])
  const facts = lookUpFacts(list)
  const plan = toPlanData(blueprints, resources)
  const parameters = new URL(request.url).searchParams
  return {
    initial: plannerAddress.with(blueprints).read(parameters),
    isInUrl: hasPlan(parameters),
    blueprints: plan.blueprints,
    names: plan.names,
    rules: readTimerRules(facts),
    plants: listPlants(crops),
    pictures: pictureTimers(facts),
    goods,
    newDay: facts.text('stock_new_day') ?? '',
  }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Play screen',
    description: 'One page to leave open beside Hydroneer: the next goal with its chain, your timers, what is left to buy, and notes.',
    path: paths.now(),
  })
}

export default function NowRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <div {...dataAttr(alarmPlace)} />
      <Breadcrumbs trail={[{ label: 'Play screen', path: paths.now() }]} />
      <Island name="now" component={NowPage} props={page} />
    </div>
  )
}
