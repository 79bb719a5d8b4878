import { loadPart } from '../browser/load-part.ts'

/** A file `<name>.island.tsx` in a feature: a component that React brings to life in the browser. */
type IslandFile = {
  island: (props: never) => React.ReactNode
  /** Where what it needs stands in the page already. */
  readProps?: () => object
}

const files = import.meta.glob<IslandFile>('../features/**/*.island.tsx')
const islands = new Map(Object.entries(files).map(([file, load]) => [/([\w-]+)\.island\.tsx$/.exec(file)?.[1], load]))

/** Brings the tools of this page to life. */
export function startIslands() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands.get(place.dataset.island)
    if (!load) throw new Error(`There is no ${place.dataset.island}.island.tsx.`)
    // Each place has its own beside it: a page may hold the same tool twice.
    const props = place.nextElementSibling?.matches('[data-island-props]') ? place.nextElementSibling.textContent : '{}'
    void loadPart(
      () => Promise.all([import('./mount.tsx'), load()]),
      (notice) => place.before(notice),
    ).then(([{ mount }, { island, readProps }]) => mount(island, place, (readProps?.() ?? JSON.parse(props)) as never))
  }
}
