import { loadParts } from '../browser/load-part.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { islandName, islandProps } from './island.data-attrs.ts'

/** A file `<name>.island.tsx` in a feature: a component that React brings to life in the browser. */
type IslandFile = {
  island: (props: object) => React.ReactNode
  /** Where what it needs stands in the page already. */
  readProps?: () => object
}

const files = import.meta.glob<IslandFile>('../features/**/*.island.tsx')
const islands = new Map(Object.entries(files).map(([file, load]) => [/([\w-]+)\.island\.tsx$/.exec(file)?.[1], load]))

/** Brings the tools of this page to life. */
export function startIslands() {
  for (const place of findAll(document, islandName)) {
    const name = readAttr(place, islandName)
    const load = islands.get(name)
    if (!load) throw new Error(`There is no ${name}.island.tsx.`)
    // Each place has its own beside it: a page may hold the same tool twice.
    const props = place.nextElementSibling?.hasAttribute(islandProps) ? place.nextElementSibling.textContent : '{}'
    void loadParts<[typeof import('./mount.tsx'), IslandFile]>([() => import('./mount.tsx'), load], (notice) => place.before(notice)).then(
      // Each island is given what its own page wrote for it.
      ([{ mount }, { island, readProps }]) => mount(island, place, readProps?.() ?? (JSON.parse(props) as object)),
    )
  }
}
