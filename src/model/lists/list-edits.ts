import { changeHave } from './list-have.ts'
import type { NamedList } from './saved-lists.ts'
import { restore, changeQuantity } from './shopping-list.ts'

/** A change of one number of a list, or of its name, with what stood there before. */
export type ListEdit =
  // Of one of its lines.
  | { field: 'quantity' | 'have'; id: number; before: number; after: number }
  // Of the list itself.
  | { field: 'name'; before: string; after: string }

/** Two steps of the same field are one: whoever types 250 does not want to undo 2, 25 and 250. Null for any others. */
export function mergeEdits(first: ListEdit, next: ListEdit): ListEdit | null {
  if (first.field === 'name') return next.field === 'name' && first.after === next.before ? { ...next, before: first.before } : null
  if (next.field === 'name' || first.field !== next.field || first.id !== next.id || first.after !== next.before) return null
  return { ...next, before: first.before }
}

/** The list with the change made, or with what stood there before it. */
export function applyEdit(list: NamedList, edit: ListEdit, side: 'before' | 'after' = 'after'): NamedList {
  if (edit.field === 'name') return { ...list, name: edit[side] }
  if (edit.field === 'have') return { ...list, have: changeHave(list.have, edit.id, edit[side]) }
  return { ...list, entries: changeQuantity(list.entries, edit.id, edit[side]) }
}

/** Takes a change back, unless something else stands there by now: then it is another list, or somebody's later word. */
export function undoEdit(list: NamedList, edit: ListEdit): NamedList {
  return readField(list, edit) === edit.after ? applyEdit(list, edit, 'before') : list
}

function readField({ name, entries, have }: NamedList, edit: ListEdit): string | number | undefined {
  if (edit.field === 'name') return name
  if (edit.field === 'have') return have[edit.id] ?? 0
  return entries.find(({ id }) => id === edit.id)?.quantity
}

/** Undoes a removal: items are back at their place, with what is had of them; what has come or changed since stays. */
export function restoreList(now: NamedList, before: NamedList): NamedList {
  return { name: now.name || before.name, entries: restore(now.entries, before.entries), have: { ...before.have, ...now.have } }
}

/** The same for one item: others that were taken off since stay off. */
export function restoreItem(now: NamedList, before: NamedList, id: number): NamedList {
  const stays = new Set([id, ...now.entries.map((entry) => entry.id)])
  return restoreList(now, { ...before, entries: before.entries.filter((entry) => stays.has(entry.id)) })
}
