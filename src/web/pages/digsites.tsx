import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSafeName } from '#model/slugs.ts'
import { apiContext } from '../context.ts'
import { DigsiteCard } from '../features/places/digsite-card.tsx'
import { SourcesNote } from '../features/sources/sources-note.tsx'
import { describePage } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { placesPreview } from '../previews/page-previews.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import '../styles/pages/places.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [digsites, towns, markers] = await Promise.all([api.digsites(), api.towns(true), api.mapMarkers()])
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
    description: 'Every digsite of Hydroneer: price, depth, the nearest town, tool shop and jeweler, and the relics buried there.',
    path: paths.digsites,
    preview: placesPreview('digsites', loaderData?.markers ?? []),
  })
}

export default function DigsitesPage() {
  const { digsites, shops } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Guide Book', path: paths.guideBook },
          { label: 'Digsites', path: paths.digsites },
        ]}
      />
      <PageHead
        title="Digsites"
        lead="Where to dig: what a parcel costs, how deep it goes, and which shops are near."
        action={
          <a className="btn" href={paths.map}>
            <Icon name="map" />
            World map
          </a>
        }
      />
      <div className="stack md">
        {digsites.map((digsite, place) => (
          <DigsiteCard key={digsite.id} digsite={digsite} shops={shops} entries={digsite.entries} eager={place < 2} />
        ))}
        <SourcesNote of={digsites} />
      </div>
    </div>
  )
}
