import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { gameName } from '#model/game/name.ts'
import { apiContext } from '../../context.ts'
import { QuestionLinks } from '#web/features/certainty/questions/question-links.tsx'
import { isFound, loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { WorldMap } from '../../features/map/world-map.tsx'
import { mapScript } from '../../head-script.ts'
import { notFound } from '../../not-found.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { itemPreview } from '../../previews/game/item-preview.ts'

const map = 'map'

/** The world map has the URL of the item "map"; the item has a page of its own. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [[item], places] = await Promise.all([api.itemPages([map]), api.mapPage()])
  if (!item || !isFound(item)) throw await notFound(api, map)
  const { markers, goods, placed_in: placedIn } = places
  const page = await loadItemPage(api, item)
  return { name: page.details.name, questions: page.questions, preview: itemPreview(page), markers, goods, placedIn }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { name, preview } = loaderData
  return toPageMeta(matches, {
    title: name,
    description: `Map of ${gameName}: every town, shop and digsite, the distances between them, and your own pins.`,
    path: paths.map,
    preview,
  })
}

export default function MapRoute() {
  const { name, questions, markers, goods, placedIn } = useLoaderData<typeof loader>()
  return (
    <div className="wrap map-page">
      <Breadcrumbs trail={[{ label: name, path: paths.map }]} />
      <PageHead title={name} lead="The whole island. Open a marker to get to its shop or digsite." />
      <script dangerouslySetInnerHTML={{ __html: mapScript }} />
      <WorldMap markers={markers} goods={goods} version={placedIn} />
      <div className="stack md">
        {/* Target of badges on the map's price elsewhere. */}
        <p id="sources">
          The map is an item, too: <a href={paths.mapItem}>where to buy it, and for how much</a>.
        </p>
        <QuestionLinks of={questions} />
      </div>
    </div>
  )
}
