import type { GlyphName } from '#model/game/glyph-names.ts'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { cloneTemplate } from '#web/browser/clone-template.ts'
import { find } from '#web/browser/find.ts'
import { fetchFragment } from '#web/browser/fragment.ts'
import { toIconClass, type IconName } from '#web/ui/icon-names.ts'
import { searchPart, searchTemplate, type SearchPart, type SearchTemplate } from './search-dialog.data-attrs.ts'

let loading: Promise<HTMLElement> | undefined
let loaded: HTMLElement | undefined
/** The element of each template that was cloned: finding it for each of the fifty clones of a letter is slow. */
const originals = new Map<SearchTemplate, HTMLElement>()

/** Fetches the dialogs of the search once and inserts them. Rejects if that fails; the next call tries again. */
export function loadDialogs(): Promise<HTMLElement> {
  // The HTTP cache is used if the server is unreachable.
  const fromCache = () => fetchFragment(offlinePaths.searchDialog, { cache: 'only-if-cached', mode: 'same-origin' })
  loading ??= fetchFragment(offlinePaths.searchDialog)
    .catch(fromCache)
    .then(
      (dialogs) => {
        document.body.append(dialogs)
        return (loaded = dialogs)
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
  return loading
}

/** A clone of a template of the search. */
export function cloneOf(template: SearchTemplate): HTMLElement {
  const original = originals.get(template) ?? cloneTemplate(loaded ?? document, searchTemplate, template)
  originals.set(template, original)
  return original.cloneNode(true) as HTMLElement
}

/** A part of a dialog or of a clone. Throws if there is none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- typed by the caller, like querySelector
export function partOf<Found extends HTMLElement = HTMLElement>(within: ParentNode, part: SearchPart): Found {
  const element = find<Found>(within, searchPart, part)
  if (!element) throw new Error(`There is no part ${part} here.`)
  return element
}

/** A clone of a template with this text. */
export function cloneWithText(template: SearchTemplate, text: string): HTMLElement {
  const clone = cloneOf(template)
  clone.textContent = text
  return clone
}

/** Shows another line icon. */
export function setIcon(within: HTMLElement, name: IconName) {
  within.querySelector('.i')?.setAttribute('class', toIconClass(name))
}

/** Shows another glyph. */
export function setGlyph(within: HTMLElement, name: GlyphName) {
  within.querySelector('use')?.setAttribute('href', paths.sign(`g-${name}`))
}
