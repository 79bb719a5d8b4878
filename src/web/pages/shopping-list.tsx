import { gameName } from '#model/game/name.ts'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { defaultListName } from '#model/lists/list-name.ts'
import { countOf } from '#model/text/count-of.ts'
import { decodeList, encodeList } from '#model/lists/shopping-list.ts'
import { apiContext } from '../context.ts'
import { readListAddress } from '#model/lists/list-address.ts'
import { loadListItems } from '../features/lists/list-items.ts'
import { loadListPlan } from '../features/lists/list-plan.ts'
import { ShoppingList } from '#web/features/lists/page/shopping-list.island.tsx'
import { PriceDialog } from '#web/my-prices/price-form.tsx'
import { PlanSections } from '#web/features/lists/page/plan-sections.tsx'
import { Island } from '../islands/island.tsx'
import { servedPart } from '../islands/lazy-part.tsx'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { code, name } = readListAddress(request.url)
  const { entries, problems } = decodeList(code)
  const api = context.get(apiContext)
  const ids = entries.map(({ id }) => id)
  const [loaded, plan] = await Promise.all([loadListItems(api, ids), loadListPlan(api, new URL(request.url).searchParams)])
  return { initial: { entries, name }, problems, loaded, plan }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { entries, name } = loaderData?.initial ?? { entries: [], name: '' }
  const names = loaderData?.loaded.items.slice(0, 3).map((item) => item.name) ?? []
  return toPageMeta(matches, {
    title: name || defaultListName,
    description: `A ${gameName} shopping list of ${countOf(entries.length, 'item')}${names.length > 0 ? `: ${names.join(', ')}${entries.length > names.length ? ' and more' : ''}` : ''}.`,
    path: paths.sharedList(encodeList(entries), name),
    index: false,
  })
}

export default function ShoppingListPage() {
  const { initial, problems, loaded, plan } = useLoaderData<typeof loader>()
  const siteOrigin = useRouteLoaderData<RootData>('root')?.origin ?? ''
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Lists', path: paths.list },
          { label: initial.name || defaultListName, path: paths.sharedList(encodeList(initial.entries), initial.name) },
        ]}
      />
      <Island name="shopping-list" component={ServedList} props={{ initial, problems, loaded, plan, siteOrigin }} />
      <PriceDialog />
    </div>
  )
}

const ServedPlan = servedPart(PlanSections)
/** With the plan, which the island loads later. */
const ServedList = (props: React.ComponentProps<typeof ShoppingList>) => <ShoppingList {...props} Plan={ServedPlan} />
