import type { Comparison } from '#model/items/compare.ts'
import { CompareForm, CompareProblems, type Named, type UnknownItem } from './compare-form.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedItem } from './compared-item.ts'

type Props = Pick<Comparison, 'tooMany' | 'onlyDifferences'> & {
  items: ComparedItem[]
  unknown: UnknownItem[]
  /** Others to put beside them, one tap away, and which they are. */
  offered: Named[]
  offeredAs: string
  /** Says of what is shown where it comes from. */
  children?: React.ReactNode
}

/** Items side by side, with the way to another one: drawn by the server, and without a network by the browser from what it keeps. */
export function SideBySide({ items, unknown, tooMany, onlyDifferences, offered, offeredAs, children }: Props) {
  const names = items.map(({ details }) => details.safe_name)
  return (
    <>
      <CompareProblems {...{ unknown, tooMany, names, onlyDifferences }} />
      <CompareForm {...{ names, onlyDifferences, offered, offeredAs }} />
      {children}
      {items.length > 0 && <CompareTable {...{ items, onlyDifferences }} />}
    </>
  )
}
