import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { clockAfter, formatLength, listMarks, markOfMoments, parseClock } from '#model/tools/growth-timers/growth-timers.ts'
import { readTimerRules } from '#model/tools/growth-timers/timer-rules.ts'
import { countOf } from '#model/text/count-of.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { GrowthTimersTool } from '#web/features/tools/growth-timers/growth-timers.island.tsx'
import { timerAddress } from '#model/tools/growth-timers/timer-address.ts'
import { listPlants, pictureTimers, plantGroups } from '#web/features/tools/growth-timers/timer-labels.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { seeAlsoItem } from '#web/features/tools/see-also-item.ts'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

const slug = 'growth-timers'
/** Planting time of the example. */
const planted = '14:05'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [list, crops, { sources, questions }] = await Promise.all([api.facts(), api.itemsOfGroups(plantGroups), api.toolPage(slug)])
  const facts = lookUpFacts(list)
  return {
    initial: timerAddress.with().read(new URL(request.url).searchParams),
    rules: readTimerRules(facts),
    plants: listPlants(crops),
    sources,
    questions,
    seeAlso: seeAlsoItem(facts, 'fishing_pot'),
    pictures: pictureTimers(facts),
  }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function GrowthTimersPage() {
  const { initial, rules, plants, sources, questions, seeAlso, pictures } = useLoaderData<typeof loader>()
  const [marks, mark] = [listMarks('plant', 1, rules), markOfMoments('plant')]
  const clock = parseClock(planted) ?? 0
  const [harvest, full] = [marks.find(({ ready }) => ready), marks.at(-1)]
  return (
    <ToolPage
      slug={slug}
      formulas={[
        'a stage is reached at = start + stage × minutes per stage',
        'time left = that moment − now',
        ...(rules.smelter === null ? [] : [`a Logic Smelter is done at = start + bars × ${rules.smelter} seconds`]),
      ]}
      assumed={{
        plants_need: 'Plants need open sky.',
        plants_grow_alike:
          rules.plant &&
          `All plants grow at the same pace: stage 1 comes ${countOf(rules.plant.minutesPerStage, 'minute')} after planting.`,
      }}
      assumptions={[
        ...(rules.plant
          ? [
              `A plant has ${rules.plant.stages} stages. A harvest from stage ${rules.plant.harvestStage} on gives ${rules.plant.bagsFromHarvest} seed bags, an earlier one ${rules.plant.bagsFromEarlyHarvest}.`,
            ]
          : []),
        'These timers go on while your game is paused or closed: add that time yourself.',
        ...(rules.pot ? [`A fishing pot takes ${rules.pot.least} to ${rules.pot.most} minutes.`] : []),
        'Timers stay right in a background tab and after your computer sleeps. A sound or notification can come up to a minute late there.',
      ]}
      example={
        harvest &&
        full && (
          <>
            <p>
              Planted at {planted}. Stage {marks.indexOf(harvest) + 1} comes after{' '}
              <CertaintyBadge of={mark}>{formatLength(harvest.seconds)}</CertaintyBadge>, at{' '}
              <b>{clockAfter(clock, harvest.seconds).clock}</b>: {harvest.label.split(': ')[1]}.
            </p>
            <p>
              Fully grown after <CertaintyBadge of={mark}>{formatLength(full.seconds)}</CertaintyBadge>, at{' '}
              <b>{clockAfter(clock, full.seconds).clock}</b>.
            </p>
          </>
        )
      }
      exampleParameters={{ start: planted }}
      sources={sources}
      questions={questions}
      seeAlso={[{ label: 'Crops', path: paths.itemGroup('crop') }, { label: 'Seed bags', path: paths.itemGroup('seed-bag') }, ...seeAlso]}
    >
      <Island name={slug} component={GrowthTimersTool} props={{ initial, rules, plants, pictures }} />
    </ToolPage>
  )
}
