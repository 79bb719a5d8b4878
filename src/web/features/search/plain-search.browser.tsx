import type { ListedGuide } from '#model/pages/guide-list.ts'
import { findAll } from '#model/search/find-all.ts'
import { findNearest, isName } from '#model/search/nearest.ts'
import { toSuggested } from '#model/search/suggest.ts'
import { toComparable } from '#model/text/slugs.ts'
import { namesOf } from '#model/wiki/keyed.ts'
import { countPages } from '#model/wiki/table-pages.ts'
import { api } from '#web/browser/api.ts'
import { find } from '#web/browser/find.ts'
import { leavesOut } from '#web/features/certainty/leave-out-guesses.attributes.ts'
import { startLeavingOut } from '#web/features/certainty/leave-out-guesses.browser.ts'
import { drawOnce } from '#web/islands/draw-once.tsx'
import type { draw as drawWithReact } from '#web/islands/mount.tsx'
import { toFoundInIndex } from './game/found-in-index.ts'
import { hitLooks } from './game/hit-looks.ts'
import { loadWholeIndex } from './overlay/own-index.browser.ts'
import { nothing, readSearchView, SearchAnswer } from './search-answer.tsx'

/** In a copy made of plain files: the page of results, of the index that suggestions come from. False where the wiki is too large for one. */
export async function drawSearch(form: HTMLFormElement, draw: typeof drawWithReact): Promise<boolean> {
  const view = readSearchView(new URLSearchParams(location.search))
  const answer = await findHere(view)
  if (!answer) return false
  const shown = await drawOnce(<SearchAnswer {...view} {...answer} />, draw)
  while (form.nextSibling) form.nextSibling.remove()
  form.after(...shown.childNodes)
  if (view.query) document.title = document.title.replace(/^\w+/, (search) => `${search}: ${view.query}`)
  const guesses = find<HTMLFormElement>(document, leavesOut)
  if (guesses) startLeavingOut(guesses)
  return true
}

const order = namesOf(hitLooks)

async function findHere({ query, kind, wanted }: ReturnType<typeof readSearchView>) {
  if (toComparable(query) === '') return nothing
  const own = await loadWholeIndex()
  if (!own) return undefined
  const { index, entries } = own
  const first = findAll(index, query, wanted, kind, order)
  // A page past the end shows the last one.
  const page = Math.min(wanted, countPages(first.total))
  const places = page === wanted ? first : findAll(index, query, page, kind, order)
  const isNothing = places.kinds.length === 0
  const entryAt = (place: number) => entries[place]!
  const nearest = isNothing ? findNearest(index, query, (place) => isName(index, place)) : []
  const told = toSuggested({ ...places, nearest }, entryAt)
  return {
    count: places.total,
    page,
    found: places.found.map((place) => toFoundInIndex(entryAt(place), query)),
    kinds: places.kinds,
    nearest: told.nearest,
    guides: places.total === 0 ? (await listGuides()).filter(({ part }) => part === 'steps') : [],
    actions: told.actions,
    answer: null,
  }
}

const listGuides = (): Promise<ListedGuide[]> => api.guides()
