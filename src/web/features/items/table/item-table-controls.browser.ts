import { describeCount, press, readGroup, type ItemView } from '#model/items/item-view.ts'
import { writeGuessCount } from '#web/features/certainty/hide-guesses.browser.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { aroundPrice } from '#web/my-prices/my-prices.data-attrs.ts'
import type { TableRow } from './item-table-rows.ts'
import { toUrl } from './item-table-url.browser.ts'
import { itemCount, noItems, pressedPart } from './item-table.data-attrs.ts'

/** The controls of the item table's form. A control without choices is not rendered. */
export function createTableControls(form: HTMLFormElement) {
  const field = form.elements.namedItem('find') as HTMLInputElement
  const group = form.elements.namedItem('group') as HTMLSelectElement | null
  const mods = form.elements.namedItem('mods') as HTMLInputElement | null
  const guesses = form.elements.namedItem('guesses') as HTMLInputElement | null

  return {
    field,
    group,
    mods,
    guesses,
    /** Writes a view to the controls. */
    write(view: ItemView) {
      field.value = view.find
      if (group) group.value = view.group ?? ''
      if (mods) mods.checked = view.mods === true
      if (guesses) guesses.checked = view.withoutGuesses
    },
    /** The view with the input made before this script loaded. */
    readEarly(view: ItemView): ItemView {
      return {
        ...view,
        ...(field.value !== field.defaultValue && { find: field.value }),
        ...(group?.selectedOptions[0]?.defaultSelected === false && { group: readGroup(group.value) }),
        ...(mods && mods.checked !== mods.defaultChecked && { mods: mods.checked || undefined }),
        ...(guesses && guesses.checked !== guesses.defaultChecked && { withoutGuesses: guesses.checked }),
      }
    },
    /** Writes what depends on the rows: counts, whether there are none, and the links of a view. */
    describe(view: ItemView, shown: TableRow[], visible: TableRow[]) {
      find(form, itemCount)?.replaceChildren(describeCount(shown.length, visible.length))
      const priced = shown.filter(({ own, value }) => (own ?? value) !== null)
      writeGuessCount(form, {
        guesses: priced.filter(({ own, mark }) => own === null && mark === 'guess').length,
        prices: priced.length,
        // Not the prices of the version that the reader plays.
        own: priced.filter(({ element }) => find(element, aroundPrice, 'mine')).length,
        areOut: view.withoutGuesses,
      })
      find(form, noItems)?.toggleAttribute('hidden', shown.length > 0)
      form.classList.toggle('is-empty', shown.length === 0)
      form.querySelector('.clear')?.toggleAttribute('hidden', view.find === '' && view.group === undefined)
      for (const link of findAll<HTMLAnchorElement>(form, pressedPart)) link.href = toUrl(press(view, viewPartOf(link)) ?? view)
      for (const button of form.querySelectorAll<HTMLElement>('.sortb')) {
        const head = button.closest('th')
        if (viewPartOf(button) === `sort-${view.sort}`)
          head?.setAttribute('aria-sort', view.direction === 'asc' ? 'ascending' : 'descending')
        else head?.removeAttribute('aria-sort')
      }
    },
  }
}

/** "sort-price": the part of the view that an element changes. */
export function viewPartOf(element: HTMLElement): string {
  return readAttr(element, pressedPart) ?? (element as HTMLButtonElement).value
}
