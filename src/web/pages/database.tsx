import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { isEmptyFilter } from '#model/item-filter.ts'
import { itemGroups } from '#model/item-groups.ts'
import type { ItemRow } from '#model/item.ts'
import { compareItems } from '#model/item-order.ts'
import { formatItemView, readItemView } from '#model/item-view.ts'
import { apiContext } from '../context.ts'
import { ItemTable } from '../features/items/item-table.tsx'
import { ItemTableBar } from '../features/items/item-table-bar.tsx'
import { describePage } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { groupPreview } from '../previews/item-preview.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Glyph, Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import '../styles/pages/database.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const view = readItemView(new URL(request.url).searchParams)
  const [items, found] = await Promise.all([api.itemLinks(), isEmptyFilter(view.find) ? undefined : api.itemsMatching(view.find)])
  return { view, items: items.toSorted(compareItems(view.sort, view.direction)), found: found?.map(({ name }) => name) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const group = loaderData?.view.group
  const hasOtherView = loaderData !== undefined && formatItemView({ ...loaderData.view, group: undefined }) !== ''
  return describePage(matches, {
    title: group ? `${itemGroups[group]}, Item Database` : 'Item Database',
    description: group
      ? `Hydroneer items of the group ${itemGroups[group]}: what each costs and what it does.`
      : 'Every item in Hydroneer with its price and what it does. Open one for its shops, recipe and uses.',
    path: group ? `${paths.database}?group=${group}` : paths.database,
    index: !hasOtherView,
    preview: group && groupPreview(group, loaderData?.items ?? []),
  })
}

export default function DatabasePage() {
  const { view, items, found } = useLoaderData<typeof loader>()
  const names = found && new Set(found)
  const isShown = ({ name, group }: ItemRow) => (view.group === undefined || group === view.group) && (!names || names.has(name))
  const visible = view.mods ? items : items.filter(({ modded }) => !modded)
  const shown = visible.filter(isShown).length
  const used = new Set(items.map(({ group }) => group))
  const groups = (Object.keys(itemGroups) as (keyof typeof itemGroups)[]).filter((group) => used.has(group))
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'Item Database', path: paths.database }]} />
      <PageHead
        title="Item Database"
        lead="Every item in the game, what it costs and what it does. Open one for its shops, recipe and uses."
        action={
          <a className="btn gold" href={paths.list}>
            <Icon name="list-plus" />
            Make a list
          </a>
        }
      />
      <section className={`card flush database${view.mods ? ' with-mods' : ''}`} aria-label="Items">
        <ItemTableBar
          view={view}
          groups={groups}
          count={shown === visible.length ? `${shown} items` : `${shown} of ${visible.length} items`}
        />
        <ItemTable rows={items} isShown={isShown} view={view} />
        <div className="state" data-no-items hidden={shown > 0}>
          <Glyph name="empty-metal-bucket" />
          <b>Nothing in the bucket</b>
          <p>No item fits. Try fewer letters or another group, or show mods.</p>
          <a className="btn" href={paths.database} data-clear>
            Show all items
          </a>
        </div>
        <p className="after soft sm">
          <span>A dotted line marks an estimate: no public source gives that price.</span>
          <span className="row tight needs-js" aria-live="polite">
            <button className="btn small" type="button" data-copy-table disabled>
              <Icon name="copy" />
              Copy table
            </button>
            <button className="btn small" type="button" data-save-table disabled>
              <Icon name="download" />
              CSV
            </button>
          </span>
        </p>
      </section>
    </div>
  )
}
