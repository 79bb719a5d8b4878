import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { AskedItemPage } from '#model/items/item-page.ts'
import type { ItemRow } from '#model/items/item.ts'
import { listRivals, maxCompared, readComparison } from '#model/items/compare.ts'
import { compareItems } from '#model/items/item-order.ts'
import { pickNeighbours } from '#model/items/neighbours.ts'
import { joinNames } from '#model/text/join-names.ts'
import { deslugify } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import { CompareStarts } from '#web/features/items/compare/compare-starts.tsx'
import type { Named, UnknownItem } from '#web/features/items/compare/compare-form.tsx'
import { toCompared } from '#web/features/items/compare/compared-item.ts'
import { ItemComparison } from '#web/features/items/compare/item-comparison.tsx'
import { isFound, toItemPage } from '#web/features/items/page/item-page-data.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { apiContext } from '../../context.ts'
import { toPageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** Number of suggestions: items of the same group, and names similar to an unknown one. */
const offeredItems = 6
const nearestItems = 4
/** Suggested comparisons if nothing is selected, made of the most expensive items. */
const maxStarts = 8
const dearestItems = 50

export async function loader({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const { names, tooMany, onlyDifferences } = readComparison(parameters)
  const api = context.get(apiContext)
  const [answers, facts] = names.length === 0 ? [[], []] : await Promise.all([api.itemPages(names), api.facts()])
  const bySafeName = new Map(answers.filter(isFound).map((item) => [item.page.details.safe_name, item]))
  const unknown = answers.filter((item) => !isFound(item))
  const shown = [...bySafeName.keys()]
  // The form, other spellings and old names redirect to the canonical URL.
  if (unknown.length === 0 && tooMany === 0 && (parameters.has('add') || (parameters.get('items') ?? '') !== shown.join(',')))
    throw redirect(paths.compare(shown, onlyDifferences ? 'differences' : ''), 303)
  const [first] = bySafeName.values()
  const { details } = first?.page ?? {}
  const offered = details ? pickNeighbours(details.same_group, details, offeredItems + maxCompared) : []
  return {
    items: [...bySafeName.values()].map((item) => toCompared(toItemPage(item, facts))),
    offered: offered.filter(({ safe_name }) => !shown.includes(safe_name)).slice(0, offeredItems),
    unknown: unknown.map((item) => toUnknown(item, shown)),
    tooMany,
    onlyDifferences,
    starts: names.length > 0 ? [] : listStarts(await api.itemLinks()),
  }
}

function listStarts(items: readonly ItemRow[]): Named[][] {
  const vanilla = items.filter(({ modded }) => !modded)
  const dearest = vanilla.toSorted(compareItems('price', 'desc', ({ value }) => value)).slice(0, dearestItems)
  return listRivals(dearest, maxStarts).map((rivals) => rivals.map(toNamed))
}

function toNamed({ name, safe_name }: Named): Named {
  return { name, safe_name }
}

function toUnknown({ asked: requested, nearest }: AskedItemPage, shown: readonly string[]): UnknownItem {
  return { name: deslugify(requested), nearest: nearest.filter(({ safe_name }) => !shown.includes(safe_name)).slice(0, nearestItems) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const items = loaderData?.items.map(({ details }) => details) ?? []
  return toPageMeta(matches, {
    title:
      items.length > 1
        ? `${joinNames(
            items.map(({ name }) => name),
            maxCompared,
          )} compared`
        : 'Compare items',
    description: 'Compare up to four Hydroneer items: price, shops, and what each is made of.',
    path: paths.compare(items.map(({ safe_name }) => safe_name)),
    index: items.length === 0,
  })
}

export default function ComparePage() {
  const { starts, ...shown } = useLoaderData<typeof loader>()
  const names = shown.items.map(({ details }) => details.safe_name)
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: 'Compare items', path: paths.compare(names) },
        ]}
      />
      <PageHead title="Compare items" lead="Two to four items side by side. The link keeps your choice, so you can share it." />
      <ItemComparison {...shown} />
      {starts.length > 0 && <CompareStarts of={starts} />}
    </div>
  )
}
