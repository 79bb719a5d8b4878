import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { sortVehicles, type CompareVehicle } from '#model/tools/vehicles/vehicle-comparison.ts'
import { statMax } from '#model/vehicles/vehicle-stats.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { groupPaints } from '#model/vehicles/vehicle-models.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { vehicleAddress } from '#model/tools/vehicles/vehicle-address.ts'
import { VehiclesTool } from '#web/features/tools/vehicles/vehicles.island.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { UnconfirmedBanner } from '#web/features/certainty/unconfirmed.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { toMark, worstMark } from '#model/wiki/certainty.ts'

const slug = 'vehicles'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [entries, facts, { sources: factSources, questions }] = await Promise.all([api.vehicleEntries(), api.facts(), api.toolPage(slug)])
  const lookup = lookUpFacts(facts)
  const vehicles = groupPaints(entries).map(({ name, price, stats, safe_name, sources, model, paints, runs_on }): CompareVehicle => {
    const markOfField = (field: string) => toMark(sources.find((source) => source.field === field)?.certainty)
    return {
      name,
      price,
      stats,
      safe_name,
      model,
      runs_on,
      paints: paints.map((paint) => ({ safe_name: paint.safe_name, paint: paint.paint })),
      // A vehicle named as in the game needs no badge.
      nameMark: name === model ? null : markOfField('name'),
      priceMark: markOfField('price'),
      statsMark: markOfField('stats'),
    }
  })
  return {
    initial: vehicleAddress.with(vehicles).read(new URL(request.url).searchParams),
    vehicles,
    sources: [...entries.map(({ name, sources }) => ({ name, entries: sources })), ...factSources],
    questions,
    shop: entries[0]?.shop ?? null,
    tank: {
      minutes: lookup.number('vehicle_minutes_per_tank'),
      hits: lookup.number('vehicle_fills_per_tank'),
      marks: { minutes: lookup.mark('vehicle_minutes_per_tank'), hits: lookup.mark('vehicle_fills_per_tank') },
    },
    water: { perStep: lookup.number('vehicle_water_per_step'), tank: lookup.numbers('vehicle_water_tank') ?? {} },
  }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function VehiclesPage() {
  const { initial, vehicles, sources, questions, shop, tank, water } = useLoaderData<typeof loader>()
  const [cheapest, second] = sortVehicles(vehicles, 'price', 'asc')
  return (
    <ToolPage
      slug={slug}
      formulas={[
        ...(water.perStep === null
          ? []
          : [`minutes of a full tank = ${water.tank.full} ÷ ${water.perStep} per step of the game ÷ 60 steps per second ÷ 60 seconds`]),
        ...(tank.hits === null ? [] : [`buckets of water to fill an empty tank = ${water.tank.full} ÷ ${water.tank.hit}`]),
      ]}
      assumptions={[
        `Ratings go from 0 to ${statMax}, without a unit.`,
        'Weight is neither good nor bad, so no vehicle leads in it.',
        'Paints of one model are one row: they drive the same.',
        `All of them run on water.${tank.minutes === null ? '' : ` A full tank lasts about ${tank.minutes} minutes of driving. Standing still uses nothing. Digging with an arm uses none either, but the tank must not be empty.`}`,
        'Only what is ticked is compared. With one vehicle ticked there is nothing to compare.',
      ]}
      example={
        cheapest &&
        second && (
          <>
            <p>
              The <b>{cheapest.name}</b> costs <Price value={cheapest.price} mark={cheapest.priceMark} />. The {second.name} costs{' '}
              <Price value={second.price - cheapest.price} mark={worstMark([second.priceMark, cheapest.priceMark])} isResult /> more.
            </p>
          </>
        )
      }
      exampleParameters={{ sort: 'top-speed' }}
      sources={sources}
      questions={questions}
      seeAlso={
        shop
          ? [
              {
                label: `${shop.name} in ${shop.town.name}`,
                path: paths.shop({ id: shop.id, safe_name: shop.safe_name, town: { town_safe_name: shop.town.town_safe_name } }),
              },
            ]
          : []
      }
    >
      <UnconfirmedBanner of={sources.flatMap(({ entries }) => entries).filter(({ field }) => field === 'stats')}>
        We haven’t confirmed the ratings of these vehicles.
      </UnconfirmedBanner>
      <Island name={slug} component={VehiclesTool} props={{ initial, vehicles, tank }} />
    </ToolPage>
  )
}
