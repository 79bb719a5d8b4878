import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSafeName } from '#model/text/slugs.ts'
import { apiContext } from '../context.ts'
import { DigsiteCard } from '../features/places/digsite-card.tsx'
import { PlacesPage } from '../features/places/places-page.tsx'
import { describePage } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { placesPreview } from '../previews/page-previews.ts'
import { Icon } from '../ui/icon.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [digsites, towns, markers] = await Promise.all([api.digsites(), api.towns(), api.mapMarkers()])
  return {
    markers,
    digsites: await Promise.all(
      digsites.map(async (digsite) => ({ ...digsite, entries: await api.provenance('digsite', toSafeName(digsite.name)) })),
    ),
    /** A digsite names its shops without their town, which their addresses need. */
    shops: towns.flatMap(({ name, town_safe_name, shops }) =>
      shops.map(({ id, safe_name }) => ({ id, safe_name, town: { name, town_safe_name } })),
    ),
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return describePage(matches, {
    title: 'Digsites',
    description: 'Every digsite of Hydroneer: price, depth, the nearest town, tool shop and jeweler, and the relics that may lie there.',
    path: paths.digsites,
    preview: placesPreview('digsites', loaderData?.markers ?? []),
  })
}

export default function DigsitesPage() {
  const { digsites, shops } = useLoaderData<typeof loader>()
  return (
    <PlacesPage
      title="Digsites"
      path={paths.digsites}
      lead="Where to dig: what a parcel costs, how deep it goes, and which shops are near."
      action={
        <a className="btn" href={paths.tool('ore-odds')}>
          <Icon name="dices" />
          What the dirt holds
        </a>
      }
      sources={digsites}
    >
      {digsites.map((digsite, place) => (
        <DigsiteCard key={digsite.id} digsite={digsite} shops={shops} entries={digsite.entries} eager={place < 2} />
      ))}
    </PlacesPage>
  )
}
