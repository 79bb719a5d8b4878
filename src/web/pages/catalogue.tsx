import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatCatalogue, readCatalogue } from '#model/catalogue-view.ts'
import { turnSort } from '#model/item-order.ts'
import { encodeList } from '#model/shopping-list.ts'
import { apiContext } from '../context.ts'
import { Catalogue } from '../features/lists/catalogue.tsx'
import type { CatalogueItem } from '../features/lists/catalogue-table.tsx'
import { toListItem } from '../features/lists/list-items.ts'
import { Island } from '../islands/island.tsx'
import { describePage } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import '../styles/pages/database.css'
import '../styles/pages/lists.css'
import '../styles/pages/list-tools.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { view, picks, name, turn, isMaking } = readCatalogue(new URL(request.url).searchParams)
  // What the form sends without JavaScript: a list to be made, or a column to sort by.
  if (isMaking) return redirect(paths.sharedList(encodeList(picks), name), 303)
  if (turn) return redirect(paths.list + formatCatalogue({ ...view, sort: turn, direction: turnSort(view, turn).direction }, picks), 303)
  const api = context.get(apiContext)
  const [items, rows] = await Promise.all([api.items(false), api.itemLinks()])
  const marks = new Map(rows.map((row) => [row.name, row]))
  return {
    view,
    picks: picks.map(({ id }) => id),
    items: items.map((item): CatalogueItem => {
      const { id, name, safe_name, value, estimate, perWeight } = toListItem(item, marks.get(item.name))
      const { alias = '', group = 'other' } = marks.get(item.name) ?? {}
      return { id, name, safe_name, value, estimate, perWeight, description: item.description, alias, group }
    }),
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const hasOtherView = loaderData !== undefined && !(loaderData instanceof Response) && formatCatalogue(loaderData.view) !== ''
  return describePage(matches, {
    title: 'Make a list',
    description:
      'Pick items from the Hydroneer catalogue, see what they cost together and where to buy them, and share the list by a link.',
    path: paths.list,
    index: !hasOtherView,
  })
}

export default function CataloguePage() {
  const { items, view, picks } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Make a list', path: paths.list },
        ]}
      />
      <PageHead title="Make a list" lead="Tick what you need. The list adds up the prices, names the shops and can be shared by a link." />
      <Island name="catalogue" component={Catalogue} props={{ items, given: view, picks }} />
    </div>
  )
}
