import { gameName } from '#model/game/name.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatCatalogue, readCatalogue } from '#model/lists/catalogue-view.ts'
import { formatItemView, press } from '#model/items/item-view.ts'
import { encodeList, formatList } from '#model/lists/shopping-list.ts'
import { apiContext } from '../context.ts'
import { ItemTableForm } from '#web/features/items/table/item-table-form.tsx'
import { OwnList } from '#web/features/catalogue/own-list.tsx'
import { Island } from '../islands/island.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { listBar } from '#web/features/catalogue/item-picks.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const { view, picks, name, isMaking } = readCatalogue(parameters)
  // The form without script: creates a list, or changes the view and keeps the ticked items.
  if (isMaking) return redirect(paths.sharedList(encodeList(picks), name), 303)
  const next = press(view, parameters.get('press'))
  if (next) return redirect(paths.list + formatCatalogue(next, picks, name), 303)
  const api = context.get(apiContext)
  return { view, picks, name, items: await api.itemLinks() }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const hasOtherView = loaderData !== undefined && !(loaderData instanceof Response) && formatItemView(loaderData.view) !== ''
  return toPageMeta(matches, {
    title: 'Make a list',
    description: `Pick ${gameName} items, see what they cost together and where to buy them, and share the list by a link.`,
    path: paths.list,
    index: !hasOtherView,
  })
}

export default function CataloguePage() {
  const { items, view, picks, name } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Make a list', path: paths.list },
        ]}
      />
      <PageHead title="Make a list" lead="Tick what you need. The list adds up the prices, names the shops and can be shared by a link." />
      <div className="split right catalogue-page">
        {/* Before the long table: in one column it is above it. */}
        <aside className="stack md" aria-label="What you have picked">
          <Island name="own-list" component={OwnList} props={{}} />
        </aside>
        <ItemTableForm items={items} view={view} path={paths.list} picks={new Set(picks.map(({ id }) => id))}>
          {picks.length > 0 && <input type="hidden" name="was" value={formatList(picks)} />}
          {name !== '' && <input type="hidden" name="name" value={name} />}
          <p className="list-bar" {...dataAttr(listBar)} hidden>
            <a className="btn gold" href={paths.list}>
              View list
            </a>
          </p>
        </ItemTableForm>
      </div>
    </div>
  )
}
