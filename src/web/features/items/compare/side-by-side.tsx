import type { Comparison } from '#model/items/compare.ts'
import { CompareForm, CompareProblems, type Named, type UnknownItem } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedItem } from './compared-item.ts'

type Props = Pick<Comparison, 'tooMany' | 'onlyDifferences'> & {
  items: ComparedItem[]
  unknown: UnknownItem[]
  /** Others of the same group, to add with one press. */
  offered: Named[]
}

/** Items side by side, with a form to add another. */
export function SideBySide({ items, unknown, tooMany, onlyDifferences, offered }: Props) {
  const names = items.map(({ details }) => details.safe_name)
  return (
    <>
      <CompareProblems {...{ unknown, tooMany, names, onlyDifferences }} />
      <CompareForm {...{ names, onlyDifferences, offered }} />
      {items.length > 0 && <CompareTable {...{ items, onlyDifferences }} />}
    </>
  )
}
