import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { readTimerRules } from '#model/tools/growth-timers/timer-rules.ts'
import { plannerAddress } from '#model/tools/blueprint-planner/planner-address.ts'
import { stockGroups, toStockGoods } from '#model/tools/sell/stock-goods.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { NowPage } from '#web/features/now/now.island.tsx'
import { toPlanData } from '#web/features/tools/blueprint-planner/plan-data.ts'
import { listPlants, pictureTimers, plantGroups } from '#web/features/tools/growth-timers/timer-words.ts'
import '#web/features/tools/tool-form.css'
import '#web/features/tools/plan-goal.css'
import { apiContext } from '../context.ts'
import { Island } from '../islands/island.tsx'
import { toPageMeta } from '../page-meta.ts'
import { MarksLegend } from '#web/game-ui/mark.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [blueprints, resources, plants, list] = await Promise.all([
    api.blueprints(),
    api.resources(),
    api.itemsOfGroups(plantGroups),
    api.facts(),
  ])
  const facts = lookUpFacts(list)
  const plan = toPlanData(blueprints, resources)
  const parameters = new URL(request.url).searchParams
  return {
    given: plannerAddress.with(blueprints).read(parameters),
    isGiven: plannerAddress.parameters.some((name) => parameters.has(name)),
    blueprints: plan.blueprints,
    names: plan.names,
    rules: readTimerRules(facts),
    plants: listPlants(plants),
    pictures: pictureTimers(facts),
    goods: toStockGoods(facts, resources, await api.itemsOfGroups(stockGroups(facts))),
    newDay: facts.textWithVersion('stock_new_day') ?? '',
  }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Now',
    description: 'One page to leave open beside Hydroneer: the next goal with its chain, your timers, what is left to buy, and notes.',
    path: paths.now(),
  })
}

export default function NowRoute() {
  const page = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'Now', path: paths.now() }]} />
      <Island name="now" component={NowPage} props={page} />
      <MarksLegend />
    </div>
  )
}
