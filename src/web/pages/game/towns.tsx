import { FromGlyphSheet } from '../../ui/icon.tsx'
import { placeGlyphs } from '#web/game-ui/place-icons.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { ShowModsSwitch } from '#web/features/mods/show-mods-switch.tsx'
import { QuestionsHere } from '#web/game-ui/questions-here.ts'
import { TownCard } from '../../features/places/town-card.tsx'
import { PlacesPage } from '../../features/places/places-page.tsx'
import { loadProse } from '../../features/prose/prose-data.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { placesPreview } from '../../previews/game/page-previews.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [towns, markers, questions, prose] = await Promise.all([
    api.townEntries(),
    api.mapMarkers(),
    api.questionsOn(paths.towns),
    // The page works without its text.
    loadProse(api, 'towns').catch(() => null),
  ])
  return {
    prose,
    towns,
    markers,
    questions,
    /** The query asks for modded shops; the only way without script. */
    isShowingMods: new URL(request.url).searchParams.get('mods') === 'true',
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return toPageMeta(matches, {
    title: 'Towns and their shops',
    description:
      'Towns of Hydroneer with their notable shops: stock markets, jewelers, tools, vehicles, power, carts and the blueprint barge.',
    path: paths.towns,
    preview: placesPreview('towns', loaderData?.markers ?? []),
  })
}

export default function TownsPage() {
  const { prose, towns, markers, questions, isShowingMods } = useLoaderData<typeof loader>()
  const certaintyByTown = new Map(markers.map(({ id, place_certainty }) => [id, place_certainty]))
  // No open question is about the cards: their estimates follow from positions.
  return (
    <QuestionsHere value={prose?.data.questions ?? []}>
      <PlacesPage
        title="Towns"
        path={paths.towns}
        prose={prose}
        className="towns-page"
        action={<ShowModsSwitch what="modded shops" path={paths.towns} isShown={isShowingMods} />}
        sources={towns.map(({ name, sources }) => ({ name, entries: sources }))}
        questions={questions}
      >
        <FromGlyphSheet value={placeGlyphs}>
          {towns.map((town, index) => (
            <TownCard
              key={town.id}
              town={town}
              modded={town.modded}
              always={isShowingMods}
              eager={index < 2}
              entries={town.sources}
              withinOf={({ id }) => certaintyByTown.get(`shop-${id}`) ?? null}
            />
          ))}
        </FromGlyphSheet>
      </PlacesPage>
    </QuestionsHere>
  )
}
