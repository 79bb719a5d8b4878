import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { itemGroups } from '#model/items/item-groups.ts'
import { formatItemView, press, readItemView } from '#model/items/item-view.ts'
import { apiContext } from '../../context.ts'
import { ItemTableForm } from '#web/features/items/table/item-table-form.tsx'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { groupPreview } from '../../previews/game/item-preview.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { Icon } from '../../ui/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const view = readItemView(parameters)
  // The form without script: a column to sort by.
  const next = press(view, parameters.get('press'))
  if (next) return redirect(paths.database + formatItemView(next), 303)
  const api = context.get(apiContext)
  return { view, items: await api.itemLinks() }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { view, items } = loaderData && !(loaderData instanceof Response) ? loaderData : { view: undefined, items: [] }
  const group = view?.group
  const hasOtherView = view !== undefined && formatItemView({ ...view, group: undefined }) !== ''
  return toPageMeta(matches, {
    title: group ? `${itemGroups[group]}, Item Database` : 'Item Database',
    description: group
      ? `Every ${itemGroups[group]} item in Hydroneer, with price and use.`
      : 'Every Hydroneer item: price, where to buy it, what to make with it.',
    path: group ? `${paths.database}?group=${group}` : paths.database,
    index: !hasOtherView,
    preview: group && groupPreview(group, items),
  })
}

export default function DatabasePage() {
  const { view, items } = useLoaderData<typeof loader>()
  return (
    <TopPage
      className="database-page"
      title="Item Database"
      path={paths.database}
      lead={
        <>
          What the items of the game cost and do. <a href={paths.compare()}>Compare items</a> side by side.
        </>
      }
      action={
        <a className="btn gold" href={paths.list}>
          <Icon name="list-plus" />
          Make a list
        </a>
      }
    >
      <ItemTableForm items={items} view={view} path={paths.database} />
    </TopPage>
  )
}
