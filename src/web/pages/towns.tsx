import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { ShowModsSwitch } from '#web/features/mods/show-mods-switch.tsx'
import { TownCard } from '../features/places/town-card.tsx'
import { PlacesPage } from '../features/places/places-page.tsx'
import { describePage } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { placesPreview } from '../previews/page-previews.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [towns, vanilla, markers] = await Promise.all([api.towns(), api.vanillaTowns(), api.mapMarkers()])
  const sources = await Promise.all(
    towns.map(async ({ name, town_safe_name }) => ({ name, entries: await api.provenance('town', town_safe_name) })),
  )
  return {
    towns,
    sources,
    markers,
    /** Ids of the towns that are there without mods. */
    vanilla: vanilla.map(({ id }) => id),
    /** The address asks for modded shops; without scripts this is the only way to see them. */
    asked: new URL(request.url).searchParams.get('mods') === 'true',
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return describePage(matches, {
    title: 'Towns and their shops',
    description:
      'Every town of Hydroneer with its notable shops: stock markets, jewelers, tools, vehicles, power, carts and the blueprint barge.',
    path: paths.towns,
    preview: placesPreview('towns', loaderData?.markers ?? []),
  })
}

export default function TownsPage() {
  const { towns, vanilla, sources, asked } = useLoaderData<typeof loader>()
  return (
    <PlacesPage
      title="Towns"
      path={paths.towns}
      lead="Where to buy, where to sell, and which shop is in which town."
      className="towns-page"
      action={<ShowModsSwitch what="modded shops" path={paths.towns} asked={asked} />}
      sources={sources}
    >
      {towns.map((town, place) => (
        <TownCard key={town.id} town={town} modded={!vanilla.includes(town.id)} always={asked} eager={place < 2} />
      ))}
    </PlacesPage>
  )
}
