import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { findVersions } from '#model/wiki/versions.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { toSendChannels } from '#web/features/correct/send-options.tsx'
import { toPricedItems } from '#web/features/my-prices/priced-item.ts'
import { MyPricesTable } from '#web/features/my-prices/my-prices.island.tsx'
import { apiContext } from '../../context.ts'
import { Island } from '../../islands/island.tsx'
import { toPageMeta, type RootData } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [items, facts, dates] = await Promise.all([api.itemLinks(), api.facts(), api.patchNoteDates()])
  const { described = '', played = [] } = findVersions(facts) ?? {}
  // Prices of the other versions are sent as changes of their patch notes.
  const noted = dates.map(({ version }) => version)
  return { items: toPricedItems(items), versions: { described, played, noted } }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  toPageMeta(matches, {
    title: 'My prices',
    description: 'Set the prices your game shows. Item pages, lists and planners use them instead of ours. They stay in your browser.',
    path: paths.myPrices,
  })

export default function MyPricesPage() {
  const site = useRouteLoaderData<RootData>('root')?.site
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Tools', path: paths.tools },
          { label: 'My prices', path: paths.myPrices },
        ]}
      />
      <PageHead title="My prices" lead="Prices you saw in your own game. Your lists and planners use them instead of ours." />
      <p className="card no-js-only">
        Your prices are kept in your browser by JavaScript, which is off. <a href={paths.database}>Our prices</a> are all in the database.
      </p>
      <div className="stack lg">
        <Island name="my-prices" component={MyPricesTable} props={{ ...useLoaderData<typeof loader>(), site: toSendChannels(site) }} />
        <Section title="What you can do with them">
          <div className="price-uses">
            <div className="card">
              <h3>Use them</h3>
              <p>Items, lists and planners show your price. Ours stays beside it, struck through. Yours never has a ?.</p>
              <a href={paths.list}>Open my list</a>
            </div>
            <div className="card">
              <h3>Keep or share them</h3>
              <p>
                Save your prices to a file before you clear your browser’s data. A link holds your prices of one version; the receiver’s own
                prices change only when they press Add.
              </p>
            </div>
            <div className="card">
              <h3>Send them in</h3>
              <p>
                One button puts all your prices into one message, with the version you play. We check them, and each ? we clear is gone for
                everyone.
              </p>
              <a href={paths.correct()}>How corrections work</a>
            </div>
          </div>
        </Section>
      </div>
    </div>
  )
}
