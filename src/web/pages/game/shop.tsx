import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { tradeOf, type Trade } from '#model/places/shop-categories.ts'
import { formatItemView, press, readItemView } from '#model/items/item-view.ts'
import { apiContext } from '../../context.ts'
import { findShopPage } from '../../features/places/find-shop.ts'
import { ShopBlueprints } from '../../features/places/shop-blueprints.tsx'
import { ShopFacts } from '../../features/places/shop-facts.tsx'
import { ShopHead } from '../../features/places/shop-head.tsx'
import { ItemTableForm } from '#web/features/items/table/item-table-form.tsx'
import { ShopTool } from '../../features/places/shop-tool.tsx'
import { Vehicles } from '../../features/places/vehicles.tsx'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import { UnconfirmedBanner } from '#web/features/certainty/unconfirmed.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { QuestionsHere } from '#web/game-ui/questions-here.ts'
import { QuestionLinks } from '#web/features/certainty/questions/question-links.tsx'
import { SourcesNote } from '../../features/sources/sources-note.tsx'
import { notFound } from '../../not-found.ts'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { shopPreview } from '../../previews/game/shop-preview.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Section } from '../../ui/section.tsx'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = await findShopPage(api, params.id)
  if (!page) throw await notFound(api, params.shop ?? '', { section: paths.towns })
  const { shop, items, shelf, vehicles, position, sources, inventory_sources, questions } = page
  // The id identifies the shop; the names only make the URL readable.
  if (params.shop !== shop.safe_name || params.town !== shop.town.town_safe_name || params.id !== String(shop.id))
    throw redirect(paths.shop(shop), 301)
  const parameters = new URL(request.url).searchParams
  const view = readItemView(parameters)
  // The form without script: a column to sort by.
  const next = press(view, parameters.get('press'))
  if (next) throw redirect(paths.shop(shop) + formatItemView(next), 303)
  const facts = lookUpFacts(shop.blueprints.length > 0 ? await api.facts() : [])
  return {
    shop,
    items,
    shelf,
    shelfSources: [
      ...inventory_sources.filter(({ field }) => ['shops', lineOfEntry('shops', shop.id)].includes(field)),
      // The description names what a shop sells.
      ...sources.filter(({ field }) => field === 'description'),
    ],
    vehicles,
    sources: [{ name: shop.name, entries: sources }, ...vehicles.map((vehicle) => ({ name: vehicle.name, entries: vehicle.sources }))],
    questions,
    at: position,
    view,
    keepsMark: facts.mark('barge_keeps'),
    handIn: { way: facts.text('way_to_hand_in_at_the_barge'), mark: facts.mark('way_to_hand_in_at_the_barge') },
  }
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { shop, shelf, at, view, sources } = loaderData
  const preview = shopPreview({ shop, shelf, position: at, sources: sources[0]?.entries ?? [] })
  return toPageMeta(matches, {
    // Several towns have a shop of the same name.
    title: `${shop.name}, ${shop.town.name}`,
    description: shop.sells_blueprints
      ? `${shop.name} in ${shop.town.name}: what to bring for each blueprint, and how heavy.`
      : `${shop.name} in ${shop.town.name}: what it ${tradeOf(shop.category)}, with prices.`,
    path: paths.shop(shop),
    index: formatItemView(view) === '',
    preview,
  })
}

const inventoryTitles: Record<Trade, string> = { buys: 'What it buys', gives: 'What it gives', sells: 'Inventory' }
const shelfVerbs: Record<Trade, string> = { buys: 'buys', gives: 'gives', sells: 'stocks' }

export default function ShopPage() {
  const { shop, shelf, vehicles, items, shelfSources, view, sources, questions, at, keepsMark, handIn } = useLoaderData<typeof loader>()
  const trade = tradeOf(shop.category)
  const hasInventory = shelf.length > 0
  const isKnown = hasInventory || shop.blueprints.length > 0 || vehicles.length > 0
  return (
    <QuestionsHere value={questions}>
      <div className="wrap">
        <Breadcrumbs
          trail={[
            { label: 'Guide Book', path: paths.guideBook },
            { label: 'Towns', path: paths.towns },
            { label: shop.town.name, path: paths.town(shop.town.town_safe_name) },
            { label: shop.name, path: paths.shop(shop) },
          ]}
        />
        <ShopHead shop={shop} />
        {hasInventory && (
          <UnconfirmedBanner of={shelfSources}>
            We haven’t confirmed what this shop {shelfVerbs[trade]}
            {shelf.some(({ value_certainty }) => value_certainty === 'guess') && ', nor the prices with a ?'}.
          </UnconfirmedBanner>
        )}
        <div className="split shop-body">
          <ShopFacts shop={shop} trade={isKnown ? trade : undefined} at={at} entries={sources[0]?.entries ?? []} />
          <div className="stack lg">
            {shop.modded && (
              <Callout tone="modded">
                <b>This shop is added via a mod.</b> You only find it in games that have the mod.
              </Callout>
            )}
            {vehicles.length > 0 && <Vehicles vehicles={vehicles} />}
            {shop.blueprints.length > 0 && (
              <ShopBlueprints blueprints={shop.blueprints} items={items} keepsMark={keepsMark} handIn={handIn} />
            )}
            {(hasInventory || vehicles.length === 0) && (
              <Section
                className={vehicles.length === 0 && shop.blueprints.length === 0 ? 'only-shelf' : undefined}
                title={
                  vehicles.length > 0 && trade === 'sells'
                    ? 'Also on the shelf'
                    : shop.sells_blueprints
                      ? 'The blueprints'
                      : inventoryTitles[trade]
                }
              >
                {hasInventory ? (
                  <>
                    {shop.category === 'stocks' && (
                      <p className="sm muted note">
                        A market buys either raw goods (bars, cut gems, fish) or crafted goods (blades, rings, necklaces)
                        <CertaintyBadge of="guess" variant="text" />. Its board shows which, with today’s prices. Here, prices per weight
                        are base prices.
                      </p>
                    )}
                    {trade === 'sells' && shelf.some(({ value }) => value === 0) && (
                      <p className="sm muted note">Some mods sell goods here for 0c: those are free.</p>
                    )}
                    <ItemTableForm items={shelf} view={view} path={paths.shop(shop)} isShelf />
                  </>
                ) : (
                  <p className="card state">We haven’t confirmed what it sells.</p>
                )}
                <ShopTool category={shop.category} />
              </Section>
            )}
            <QuestionLinks of={questions} />
            <SourcesNote of={sources.length > 1 ? sources : sources.map(({ entries }) => ({ entries }))} />
          </div>
        </div>
      </div>
    </QuestionsHere>
  )
}
