import { useEffect, useRef, useState } from 'react'
import { formatCatalogue, readCatalogue, type CatalogueSort, type CatalogueView } from '#model/catalogue-view.ts'
import { turnSort } from '#model/item-order.ts'
import { paths } from '../../paths.ts'

/** Between the last key and writing the address: browsers refuse an address that changes with every key. */
const pause = 250

/** How the catalogue is looked at, which also stands in the address: typing replaces it, sorting is a step that Back undoes. */
export function useCatalogueView(given: CatalogueView) {
  const [view, setView] = useState(given)
  const latest = useRef(given)
  const timer = useRef(0)
  const show = (next: CatalogueView) => {
    latest.current = next
    setView(next)
  }
  const write = () => {
    clearTimeout(timer.current)
    const address = paths.list + formatCatalogue(latest.current)
    if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
  }

  useEffect(() => {
    const restore = () => show(readCatalogue(new URLSearchParams(location.search)).view)
    addEventListener('popstate', restore)
    // Leaving by a link right after typing must not lose what was typed.
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('popstate', restore)
      removeEventListener('pagehide', write)
    }
  }, [])

  return {
    view,
    find(text: string) {
      show({ ...latest.current, find: text })
      clearTimeout(timer.current)
      timer.current = window.setTimeout(write, pause)
    },
    turn(sort: CatalogueSort) {
      write()
      const next = turnSort(latest.current, sort)
      show({ ...latest.current, sort, direction: next.direction })
      history.pushState(null, '', paths.list + formatCatalogue(latest.current))
    },
  }
}
