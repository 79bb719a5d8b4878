import type { ListItem } from '#model/list-totals.ts'
import { hundredthsPerCoin } from '#model/money.ts'
import { addToList, countOf, encodeList, removeFromList } from '#model/shopping-list.ts'
import { paths } from '../paths.ts'
import { listTableRows } from './item-table-rows.ts'
import { listStore } from './list-store.ts'

/** The boxes of the catalogue: what is ticked is on the reader's own list, and the other way round. */
export function startItemPicks(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="pick"]')]
  const unpriced = new Set(boxes.filter((box) => !box.closest('tr')?.querySelector('data')))
  const bar = form.querySelector<HTMLElement>('[data-list-bar]')
  const link = bar?.querySelector('a')

  const follow = () => {
    const { entries, name } = listStore.read()
    const chosen = new Set(entries.map(({ id }) => id))
    for (const box of boxes) {
      box.checked = chosen.has(Number(box.value))
      // What has no price can only be taken off a list.
      box.disabled = unpriced.has(box) && !box.checked
    }
    if (!bar || !link) return
    bar.hidden = entries.length === 0
    link.href = paths.sharedList(encodeList(entries), name)
    link.textContent = `View list, ${countOf(entries.length, 'item')}`
  }
  const change = (changed: HTMLInputElement[]) =>
    listStore.update((now) => ({
      ...now,
      entries: changed.reduce((entries, { checked, value }) => (checked ? addToList : removeFromList)(entries, Number(value)), now.entries),
    }))

  form.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && target.name === 'pick' && change([target]))
  listStore.subscribe(follow)
  // What was ticked before this script had come stands.
  const early = boxes.filter(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (early.length > 0) change(early)
  follow()
}

/** The items of the catalogue, as lists know them. */
export function listPickItems(): ListItem[] {
  const table = document.querySelector<HTMLTableElement>('form[data-items] table')
  return (table ? listTableRows(table) : []).flatMap(({ id, name, safeName, value, estimate, perWeight, modded }) => {
    if (id === null) return []
    const hundredths = value === null ? null : Math.round(value * hundredthsPerCoin)
    return { id, name, safe_name: safeName, value: hundredths, estimate, perWeight, modded, stores: [] }
  })
}
