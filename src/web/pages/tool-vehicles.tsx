import { Fragment } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { isBestOf, sortVehicles, type CompareVehicle } from '#model/tools/vehicles/vehicle-comparison.ts'
import { statMax } from '#model/vehicles/vehicle-stats.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { apiContext } from '../context.ts'
import { toToolMeta } from '../features/tools/tool-meta.ts'
import { ToolPage } from '../features/tools/tool-page.tsx'
import { vehicleAddress } from '#model/tools/vehicles/vehicle-address.ts'
import { VehiclesTool } from '#web/features/tools/vehicles/vehicles.island.tsx'
import { Island } from '../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { Marked } from '#web/game-ui/mark.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { toMark, worstMark } from '#model/wiki/certainty.ts'

const slug = 'vehicles'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [entries, facts] = await Promise.all([api.vehicleEntries(), api.facts()])
  const minutes = lookUpFacts(facts).number('vehicle_minutes_per_tank')
  const vehicles = entries.map(({ name, price, stats, safe_name, sources }): CompareVehicle => {
    const markOf = (field: string) => toMark(sources.find((source) => source.field === field)?.certainty)
    return { name, price, stats, safe_name, priceMark: markOf('price'), statsMark: markOf('stats') }
  })
  return {
    given: vehicleAddress.with(vehicles).read(new URL(request.url).searchParams),
    vehicles,
    sources: entries.map(({ name, sources }) => ({ name, entries: sources })),
    shop: entries[0]?.shop ?? null,
    minutesPerTank: minutes,
  }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function VehiclesPage() {
  const { given, vehicles, sources, shop, minutesPerTank } = useLoaderData<typeof loader>()
  const [cheapest, second] = sortVehicles(vehicles, 'price', 'asc')
  const fastest = vehicles.filter((vehicle) => isBestOf(vehicle, 'top-speed', vehicles))
  const speed = fastest[0]?.stats['top-speed']
  return (
    <ToolPage
      slug={slug}
      formulas={[
        'best = no other vehicle in the comparison has more of it',
        'cheapest = no other vehicle in the comparison costs less',
        'best in = how many of the stats it is best in, alone or level with others',
      ]}
      assumptions={[
        `Stats are the bars of the shop, 0 to ${statMax}. They have no unit: a top speed of ${statMax} is ten cells of a bar, not a speed.`,
        'Weight is neither good nor bad, so no vehicle is best at it.',
        'The three Mk.II pickups are one truck in three paints, as far as the files of 1.3.4 show, so their bars are the same. Whether a Mk.II drives better than the plain pickup is not known.',
        `All of them run on water, by the files of 1.2.16. ${minutesPerTank === null ? '' : `A full tank lasts about ${minutesPerTank} minutes of driving, worked out from those files. `}Fuel is not compared.`,
        'Only what is ticked is compared. With one vehicle ticked nothing is best.',
        'A mark after a price or bar says that it is worked out or a guess.',
      ]}
      example={
        cheapest &&
        second &&
        speed !== undefined && (
          <>
            <p>
              Of {vehicles.length} vehicles the <b>{cheapest.name}</b> is cheapest, at{' '}
              <Price value={cheapest.price} mark={cheapest.priceMark} />. The {second.name} costs{' '}
              <Price value={second.price - cheapest.price} mark={worstMark([second.priceMark, cheapest.priceMark])} /> more.
            </p>
            <p>
              Best in top speed, with <Marked mark={worstMark(fastest.map(({ statsMark }) => statsMark))}>{speed}</Marked> of {statMax}:{' '}
              {fastest.map(({ name }, place) => (
                <Fragment key={name}>
                  {place > 0 && ', '}
                  <b>{name}</b>
                </Fragment>
              ))}
              .
            </p>
          </>
        )
      }
      exampleParameters={{ sort: 'top-speed' }}
      sources={sources}
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
      <Island name={slug} component={VehiclesTool} props={{ given, vehicles }} />
    </ToolPage>
  )
}
