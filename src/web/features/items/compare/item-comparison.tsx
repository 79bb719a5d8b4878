import type { Comparison } from '#model/items/compare.ts'
import { CompareForm, CompareProblems, type Named, type UnknownItem } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedItem } from './compared-item.ts'

type Props = Pick<Comparison, 'tooMany' | 'onlyDifferences'> & {
  items: ComparedItem[]
  unknown: UnknownItem[]
  /** Other items of the same group, as quick picks. */
  offered: Named[]
}

/** A comparison with a form to add an item. */
export function ItemComparison({ items, unknown, tooMany, onlyDifferences, offered }: Props) {
  const names = items.map(({ details }) => details.safe_name)
  return (
    <>
      <CompareProblems {...{ unknown, tooMany, names, onlyDifferences }} />
      <CompareForm {...{ names, onlyDifferences, offered }} />
      {items.length > 0 && <CompareTable {...{ items, onlyDifferences }} />}
    </>
  )
}
