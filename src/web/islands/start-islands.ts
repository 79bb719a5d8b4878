import { loadParts } from '../browser/load-part.ts'
import { findAll, readAttr } from '#web/browser/find.ts'
import { islandName, islandProps } from './island.data-attrs.ts'

/** A file `<name>.island.tsx` in a feature: a component that React hydrates. */
type IslandFile = {
  island: (props: object) => React.ReactNode
  /** Reads the props from the page, if it already contains them. */
  readProps?: () => object
}

const files = import.meta.glob<IslandFile>('../features/**/*.island.tsx')
const islands = new Map(Object.entries(files).map(([file, load]) => [/([\w-]+)\.island\.tsx$/.exec(file)?.[1], load]))

/** Hydrates the islands of this page. Throws for a name without a file. */
export function startIslands() {
  for (const place of findAll(document, islandName)) {
    const name = readAttr(place, islandName)
    const load = islands.get(name)
    if (!load) throw new Error(`There is no ${name}.island.tsx.`)
    // A page may contain the same island twice: each has its props beside it.
    const props = place.nextElementSibling?.hasAttribute(islandProps) ? place.nextElementSibling.textContent : '{}'
    void loadParts<[typeof import('./mount.tsx'), IslandFile]>([() => import('./mount.tsx'), load], (notice) => place.before(notice)).then(
      ([{ mount }, { island, readProps }]) => mount(island, place, readProps?.() ?? (JSON.parse(props) as object)),
    )
  }
}
