import { addPage, formatItemView, pressPage, type ItemView } from '#model/items/item-view.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { Pager } from '#web/ui/pager.tsx'

type Props = { view: ItemView; path: string; isForm: boolean; page: number; total: number }

/** The pages of a long table of items. Where boxes are ticked, its numbers send the form, so that the ticks are not lost. */
export function ItemTablePager({ view, path, isForm, page, total }: Props) {
  const to = isForm ? { toPart: pressPage } : { toPath: (one: number) => path + addPage(formatItemView(view), one) }
  return <Pager page={page} pages={countPages(total)} label="Pages of the table" {...to} />
}
