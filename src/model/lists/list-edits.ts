import { changeHave } from './list-have.ts'
import type { NamedList } from './saved-lists.ts'
import { restore, changeQuantity } from './shopping-list.ts'

/** A change of a number or the name of a list, with the previous value. */
export type ListEdit =
  // Of one of its lines.
  | { field: 'quantity' | 'have'; id: number; before: number; after: number }
  // Of the list itself.
  | { field: 'name'; before: string; after: string }

/** Merges consecutive edits of a field (2, 25, 250) for undo; null for other edits. */
export function mergeEdits(first: ListEdit, next: ListEdit): ListEdit | null {
  if (first.field === 'name') return next.field === 'name' && first.after === next.before ? { ...next, before: first.before } : null
  if (next.field === 'name' || first.field !== next.field || first.id !== next.id || first.after !== next.before) return null
  return { ...next, before: first.before }
}

/** Applies an edit, or its previous value. */
export function applyEdit(list: NamedList, edit: ListEdit, side: 'before' | 'after' = 'after'): NamedList {
  if (edit.field === 'name') return { ...list, name: edit[side] }
  if (edit.field === 'have') return { ...list, have: changeHave(list.have, edit.id, edit[side]) }
  return { ...list, entries: changeQuantity(list.entries, edit.id, edit[side]) }
}

/** Undoes an edit, unless the value has changed since. */
export function undoEdit(list: NamedList, edit: ListEdit): NamedList {
  return readEditedValue(list, edit) === edit.after ? applyEdit(list, edit, 'before') : list
}

function readEditedValue({ name, entries, have }: NamedList, edit: ListEdit): string | number | undefined {
  if (edit.field === 'name') return name
  if (edit.field === 'have') return have[edit.id] ?? 0
  return entries.find(({ id }) => id === edit.id)?.quantity
}

/** Undoes a removal; later changes are kept. */
export function restoreList(now: NamedList, before: NamedList): NamedList {
  return { name: now.name || before.name, entries: restore(now.entries, before.entries), have: { ...before.have, ...now.have } }
}

/** Undoes the removal of one item. */
export function restoreItem(now: NamedList, before: NamedList, id: number): NamedList {
  const stays = new Set([id, ...now.entries.map((entry) => entry.id)])
  return restoreList(now, { ...before, entries: before.entries.filter((entry) => stays.has(entry.id)) })
}
