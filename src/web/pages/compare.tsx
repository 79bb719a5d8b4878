import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { ApiClient } from '#api-client/api-client.ts'
import { mostCompared, readComparison } from '#model/items/compare.ts'
import { pickNeighbours } from '#model/items/neighbours.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toWords } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { comparison } from '#web/features/items/compare/compare.attributes.ts'
import type { UnknownItem } from '#web/features/items/compare/compare-form.tsx'
import { toCompared } from '#web/features/items/compare/compared-item.ts'
import { SideBySide } from '#web/features/items/compare/side-by-side.tsx'
import { loadItemPage } from '#web/features/items/page/item-page-data.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { cachedAlong } from '#web/features/offline/offline.attributes.ts'
import { bears } from '#web/attribute.ts'
import { apiContext } from '../context.ts'
import { toPageMeta } from '../page-meta.ts'
import { PageHead } from '../ui/page-head.tsx'

/** Items that are offered beside a comparison, and names beside one that nobody has. */
const offeredItems = 6
const nearestItems = 4

export async function loader({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const { names, tooMany, onlyDifferences } = readComparison(parameters)
  const api = context.get(apiContext)
  const asked = await Promise.all(names.map(async (name) => ({ name, page: await api.itemPage(name) })))
  const found = new Map(asked.flatMap(({ page }) => (page ? [[page.details.safe_name, page] as const] : [])))
  const unknown = asked.filter(({ page }) => !page).map(({ name }) => name)
  const shown = [...found.keys()]
  // What the form sends, other spellings and old names lead to the address that is shared.
  if (unknown.length === 0 && tooMany === 0 && (parameters.has('add') || (parameters.get('items') ?? '') !== shown.join(',')))
    throw redirect(paths.compare(shown, onlyDifferences ? 'differences' : ''), 303)
  const [first] = found.values()
  const offered = first ? pickNeighbours(first.details.same_group, first.details, offeredItems + mostCompared) : []
  return {
    items: await Promise.all([...found.values()].map(async (page) => toCompared(await loadItemPage(api, page)))),
    offered: offered.filter(({ safe_name }) => !shown.includes(safe_name)).slice(0, offeredItems),
    unknown: await Promise.all(unknown.map(async (name) => findNearest(api, name, shown))),
    tooMany,
    onlyDifferences,
  }
}

async function findNearest(api: ApiClient, name: string, shown: readonly string[]): Promise<UnknownItem> {
  // Suggestions are a kindness: without them the page is still the right answer.
  const near = await api.nearest(toWords(name)).catch(() => [])
  const items = near.flatMap(({ kind, name: its, picture }) =>
    kind === 'item' && !shown.includes(picture) ? [{ name: its, safe_name: picture }] : [],
  )
  return { name: toWords(name), nearest: items.slice(0, nearestItems) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const items = loaderData?.items.map(({ details }) => details) ?? []
  return toPageMeta(matches, {
    title:
      items.length > 1
        ? `${joinNames(
            items.map(({ name }) => name),
            mostCompared,
          )} compared`
        : 'Compare items',
    description: 'Hydroneer items side by side: what each costs, where it is sold, what it is made of, and how sure each of that is.',
    path: paths.compare(items.map(({ safe_name }) => safe_name)),
    index: items.length === 0,
  })
}

export default function ComparePage() {
  const shown = useLoaderData<typeof loader>()
  const names = shown.items.map(({ details }) => details.safe_name)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Compare items', path: paths.compare(names) },
        ]}
      />
      <PageHead
        title="Compare items"
        lead="Two to four items side by side, with how sure each number is. The address holds them: share it, or keep it."
      />
      <div {...bears(comparison)} {...(names.length > 0 && bears(cachedAlong, names.map((name) => paths.item(name)).join(' ')))}>
        <SideBySide {...shown} offeredAs="Of the same group:" />
      </div>
    </div>
  )
}
