import { useEffect, useState } from 'react'
import type { GameSlot } from '#model/my-game/my-game.ts'
import { standingGroups } from '#model/my-game/standing.ts'
import { loadScript } from '#web/browser/load-part.ts'
import type { Placeable } from './game-things.ts'
import { toGameThing, type GameThing } from './game-thing.ts'

/** As many as one question may name. */
const mostAsked = 200
const loadApi = async () => (await loadScript(() => import('#web/browser/api.ts'))).api

/** What can be put up and may be meant by a text. */
export async function askPlaceable(find: string): Promise<GameThing[]> {
  return (await (await loadApi()).itemsNamed(standingGroups, { find })).map(toGameThing)
}

/** What the page knows of what can be put up, and all that stands in the reader's game: asked for where it did not come with the page. */
export function useStandingThings({ standing }: GameSlot, { things, isWhole }: Placeable): readonly GameThing[] {
  const [asked, setAsked] = useState<readonly GameThing[]>([])
  const known = new Set([...things, ...asked].map(({ safe_name }) => safe_name))
  const missing = isWhole ? [] : [...new Set(standing.map(({ thing }) => thing))].filter((thing) => !known.has(thing))
  const wanted = missing.slice(0, mostAsked).join('|')

  useEffect(() => {
    if (wanted === '') return
    let isOver = false
    loadApi()
      .then((api) => api.itemLinksOf(wanted.split('|')))
      .then(
        (found) => isOver || setAsked((before) => [...before, ...found.map(toGameThing)]),
        // Without a network they are called by what their addresses say.
        () => {},
      )
    return () => {
      isOver = true
    }
  }, [wanted])
  return [...things, ...asked]
}
