import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { scrapGroups } from '#model/items/can-scrap.ts'
import { scrapAddress, scrapAnswer, scrapStart, toScrappable } from '#model/tools/scrap/scrap.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { scrapSlug, ScrapTool } from '#web/features/tools/scrap/scrap.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import { seeAlsoItem } from '#web/features/tools/see-also-item.ts'
import { Island } from '../../islands/island.tsx'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: two, so that the quantity is shown. */
const example = { quantity: '2' }

/** "about ", if the shown result is rounded. */
const wordOf = (value: number, mark: Parameters<typeof roundResult>[1]) => (roundResult(value, mark) === value ? '' : 'about ')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { sources, questions, stores }, items] = await Promise.all([
    api.facts(),
    api.toolPage(scrapSlug),
    api.itemsOfGroups(scrapGroups),
  ])
  const lookup = lookUpFacts(facts)
  const opensWith = lookup.item('scrapped_first')?.safe_name ?? ''
  const initial = scrapAddress.with(opensWith).read(new URL(request.url).searchParams)
  return {
    facts,
    opensWith,
    things: toScrappable(items),
    rules: { metal: lookup.number('scrap_percent') ?? 0, bar: lookup.number('scrap_bar_percent') ?? 0 },
    bonus: lookup.number('scrap_bar_bonus_percent'),
    initial,
    sources,
    questions,
    yards: stores.map((shop) => ({ label: `${shop.name}, ${shop.town.name}`, path: paths.shop(shop) })),
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, scrapSlug)

export default function ScrapPage() {
  const { facts: list, opensWith, things, rules, bonus, initial, sources, questions, yards } = useLoaderData<typeof loader>()
  const facts = lookUpFacts(list)
  const { thing, all, piece, mark } = scrapAnswer(rules, things, { ...scrapStart, ...example, item: opensWith })
  return (
    <ToolPage
      slug={scrapSlug}
      formulas={[`scrap metal = price × ${rules.metal}%`, `scrap bar = price × ${rules.bar}%`]}
      assumptions={[
        <>
          The price is the shop’s.{' '}
          <NamedItem facts={facts} is="scrap_metal">
            Scrap metal
          </NamedItem>{' '}
          is what the Scrapyard gives you; smelt it for a{' '}
          <NamedItem facts={facts} is="scrap_bar">
            scrap bar
          </NamedItem>
          {bonus !== null && `, which is worth ${bonus}% more than the metal`}.
        </>,
        'No shop is known to buy scrap metal or scrap bars.',
        'Scrap what a shop sells by the piece. What you sell by weight is worth its full price, so sell it instead.',
        'Each piece is rounded to hundredths of a coin before pieces are added.',
      ]}
      example={
        thing &&
        piece &&
        all && (
          <p>
            {example.quantity} × {thing.name} at <CertaintyBadge of={thing.mark}>{piece.price / 100}</CertaintyBadge> coins: as metal{' '}
            {example.quantity} × {piece.price / 100} × {rules.metal}% = {wordOf(all.metal, mark)}
            <CertaintyBadge of={mark}>
              <b>{roundResult(all.metal, mark) / 100}</b>
            </CertaintyBadge>{' '}
            coins, as bars {example.quantity} × {piece.price / 100} × {rules.bar}% = {wordOf(all.bar, mark)}
            <CertaintyBadge of={mark}>
              <b>{roundResult(all.bar, mark) / 100}</b>
            </CertaintyBadge>{' '}
            coins.
          </p>
        )
      }
      exampleParameters={{ quantity: example.quantity }}
      sources={sources}
      questions={questions}
      seeAlso={[...seeAlsoItem(facts, 'scrap_metal', 'Scrap metal'), ...yards, { label: 'All items with prices', path: paths.database }]}
    >
      <Island name="scrap" component={ScrapTool} props={{ things, rules, opensWith, initial }} />
    </ToolPage>
  )
}
