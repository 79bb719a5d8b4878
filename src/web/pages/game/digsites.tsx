import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toSafeName } from '#model/text/slugs.ts'
import { apiContext } from '../../context.ts'
import { DigsiteCard } from '../../features/places/digsite-card.tsx'
import { QuestionsHere } from '#web/game-ui/questions-here.ts'
import { PlacesPage } from '../../features/places/places-page.tsx'
import { loadProse } from '../../features/prose/prose-data.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { placesPreview } from '../../previews/game/page-previews.ts'
import { Icon } from '../../ui/icon.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [digsites, markers, questions, prose] = await Promise.all([
    api.digsiteEntries(),
    api.mapMarkers(),
    api.questionsOn(paths.digsites),
    // The page works without its text.
    loadProse(api, 'digsites').catch(() => null),
  ])
  return {
    prose,
    digsites: digsites.map(({ sources, questions: _, ...digsite }) => ({ ...digsite, entries: sources })),
    /** Questions for the badges of cards and text. */
    settling: [...digsites.flatMap(({ questions: own }) => own), ...(prose?.data.questions ?? [])],
    questions,
    markers,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return toPageMeta(matches, {
    title: 'Digsites',
    description: 'Digsites of Hydroneer: price, depth, relics, and the nearest town, tool shop and jeweler.',
    path: paths.digsites,
    preview: placesPreview('digsites', loaderData?.markers ?? []),
  })
}

export default function DigsitesPage() {
  const { prose, digsites, settling, questions, markers } = useLoaderData<typeof loader>()
  const placeOf = (id: string) => markers.find((marker) => marker.id === id)
  return (
    <QuestionsHere value={settling}>
      <PlacesPage
        title="Digsites"
        path={paths.digsites}
        prose={prose}
        action={
          <a className="btn" href={paths.tool('ore-odds')}>
            <Icon name="dices" />
            What the dirt holds
          </a>
        }
        sources={digsites}
        questions={questions}
      >
        {digsites.map((digsite, index) => (
          <DigsiteCard
            key={digsite.id}
            digsite={digsite}
            shops={digsite.stores}
            town={placeOf(`town-${digsite.town.town_safe_name}`)}
            at={placeOf(`digsite-${toSafeName(digsite.name)}`)}
            entries={digsite.entries}
            eager={index < 2}
          />
        ))}
      </PlacesPage>
    </QuestionsHere>
  )
}
