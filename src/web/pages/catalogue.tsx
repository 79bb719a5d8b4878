import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
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

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [items, rows] = await Promise.all([api.items(false), api.itemLinks()])
  const marks = new Map(rows.map((row) => [row.name, row]))
  return {
    items: items.map((item): CatalogueItem => {
      const { id, name, safe_name, value, estimate, perWeight } = toListItem(item, marks.get(item.name))
      return { id, name, safe_name, value, estimate, perWeight, description: item.description, alias: marks.get(item.name)?.alias ?? '' }
    }),
  }
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return describePage(matches, {
    title: 'Make a list',
    description:
      'Pick items from the Hydroneer catalogue, see what they cost together and where to buy them, and share the list by a link.',
    path: paths.list,
  })
}

export default function CataloguePage() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Make a list', path: paths.list },
        ]}
      />
      <PageHead title="Make a list" lead="Tick what you need. The list adds up the prices, names the shops and can be shared by a link." />
      <Island name="catalogue" component={Catalogue} props={{ items }} />
    </div>
  )
}
