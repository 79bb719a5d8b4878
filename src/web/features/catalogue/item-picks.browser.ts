import { restoreItem } from '#model/lists/list-edits.ts'
import type { NamedList } from '#model/lists/saved-lists.ts'
import { countOf } from '#model/text/count-of.ts'
import { addToList, encodeList, removeFromList } from '#model/lists/shopping-list.ts'
import { paths } from '#model/wiki/paths.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { find } from '#web/browser/find.ts'
import { ownCoins, pricesShown } from '#web/my-prices/my-prices.data-attrs.ts'
import { unpricedTitle } from '#web/features/items/table/item-table.data-attrs.ts'
import { listBar, listNews, type ListNews } from './item-picks.data-attrs.ts'

/** Keeps the checkboxes of the catalogue and the reader's list in sync. */
export function startItemPicks(form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="pick"]')]
  const rowOf = new Map(boxes.map((box) => [box, box.closest('tr')] as const))
  const unpriced = new Set(boxes.filter((box) => !rowOf.get(box)?.querySelector('data')))
  const bar = find(form, listBar)
  const link = bar?.querySelector('a')

  // The list is right above the table header: the bar is shown only once that scrolled out of view.
  const head = form.firstElementChild
  let isListInSight = head !== null
  const showBar = () => bar?.toggleAttribute('hidden', isListInSight || listStore.read().entries.length === 0)

  const follow = () => {
    const { entries, name } = listStore.read()
    const chosen = new Set(entries.map(({ id }) => id))
    for (const box of boxes) {
      box.checked = chosen.has(Number(box.value))
      const row = rowOf.get(box)
      // Items without a price, also of the reader, can only be removed from a list.
      box.disabled = unpriced.has(box) && !box.checked && !find(row, ownCoins)
      if (box.parentElement) box.parentElement.title = box.disabled ? unpricedTitle : ''
      row?.classList.toggle('is-picked', box.checked)
      row?.classList.toggle('is-unpriced', box.disabled)
    }
    if (!bar || !link) return
    showBar()
    link.href = paths.sharedList(encodeList(entries), name)
    link.textContent = `View list, ${countOf(entries.length, 'item')}`
  }
  const addToMyList = (ids: number[]) => listStore.update((now) => ({ ...now, entries: ids.reduce(addToList, now.entries) }))

  /** The list before each removal: ticking the item again restores its count and position. */
  const left = new Map<number, NamedList>()
  let isPressing = false
  const press = (box: HTMLInputElement) => {
    const id = Number(box.value)
    const before = left.get(id)
    const name = box.closest('tr')?.querySelector('.name a')?.textContent ?? 'The item'
    isPressing = true
    if (!box.checked) {
      const whole = listStore.read()
      left.set(id, whole)
      listStore.update((now) => ({ ...now, entries: removeFromList(now.entries, id) }))
      announceList({ message: `${name} is off the list.`, undo: () => listStore.update((now) => restoreItem(now, whole, id)) })
    } else if (before) {
      listStore.update((now) => restoreItem(now, before, id))
      announceList({ message: `${name} is back on the list.` })
    } else addToMyList([id])
    isPressing = false
  }

  form.addEventListener('change', ({ target }) => target instanceof HTMLInputElement && target.name === 'pick' && press(target))
  document.addEventListener(pricesShown, follow)
  listStore.subscribe(() => {
    // Other code may have replaced the list.
    if (!isPressing) left.clear()
    follow()
  })
  if (head) {
    const follows = ([entry]: IntersectionObserverEntry[]) => {
      isListInSight = entry?.isIntersecting ?? false
      showBar()
    }
    // Counts as visible while below the viewport.
    new IntersectionObserver(follows, { rootMargin: '0px 0px 1000000px' }).observe(head)
  }
  // Input made before this script loaded.
  const early = boxes.filter(({ checked, defaultChecked }) => checked && !defaultChecked)
  if (early.length > 0) addToMyList(early.map(({ value }) => Number(value)))
  follow()
}

function announceList(detail: ListNews) {
  document.dispatchEvent(new CustomEvent<ListNews>(listNews, { detail }))
}
