import { useEffect, useRef, useState } from 'react'
import { formatCatalogue, readCatalogue, type CatalogueSort, type CatalogueView } from '#model/catalogue-view.ts'
import { turnSort } from '#model/item-order.ts'
import { paths } from '../../paths.ts'

/** Between the last key and writing the address: browsers refuse an address that changes with every key. */
const pause = 250

/** How the catalogue is looked at, which also stands in the address: typing replaces it, choosing is a step that Back undoes. */
export function useCatalogueView(given: CatalogueView) {
  const [view, setView] = useState(given)
  const timer = useRef(0)
  /** The view whose address is still to be written. */
  const waiting = useRef<CatalogueView>(undefined)

  useEffect(() => {
    const restore = () => {
      clearTimeout(timer.current)
      waiting.current = undefined
      setView(readCatalogue(new URLSearchParams(location.search)).view)
    }
    // Leaving by a link right after typing must not lose what was typed.
    const leave = () => waiting.current && replace(waiting.current)
    addEventListener('popstate', restore)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('popstate', restore)
      removeEventListener('pagehide', leave)
    }
  }, [])

  const settle = (typed: CatalogueView) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    replace(typed)
  }
  const choose = (next: CatalogueView) => {
    settle(view)
    setView(next)
    history.pushState(null, '', paths.list + formatCatalogue(next))
  }
  return {
    view,
    find(text: string) {
      const typed = { ...view, find: text }
      setView(typed)
      waiting.current = typed
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => settle(typed), pause)
    },
    showAll() {
      choose({ ...view, find: '', group: undefined })
    },
    showGroup(group: CatalogueView['group']) {
      choose({ ...view, group })
    },
    turn(sort: CatalogueSort) {
      choose({ ...view, sort, direction: turnSort(view, sort).direction })
    },
  }
}

function replace(view: CatalogueView) {
  const address = paths.list + formatCatalogue(view)
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address)
}
