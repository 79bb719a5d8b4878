import type { TileEvent } from 'leaflet'
import { retry } from '#web/browser/retry.ts'
import type { MapStage } from './map-stage.browser.ts'
import { find } from '#web/browser/find.ts'
import { mapNotice } from '#web/features/map/map.data-attrs.ts'

/** Longest time that a piece of the picture is waited for, in milliseconds. */
const timeoutMs = 15_000

/** Without its picture the map still works: that is said, and what is missing of it is asked for until it is there. */
export function followTiles({ root, tiles }: MapStage) {
  const missing = new Set<HTMLImageElement>()
  let isAsking = false

  /** Asks for what is missing now; the rest of the picture stays as it is. */
  const askAgain = async () => {
    const wanted = [...missing].filter((tile) => tile.isConnected)
    missing.clear()
    await Promise.all(wanted.map(loadAgain))
    if (missing.size > 0) throw new Error(`${missing.size} pieces of the map have not come`)
  }

  tiles.on('tileload', ({ tile }: TileEvent) => (tile.style.visibility = ''))
  tiles.on('tileerror', ({ tile }: TileEvent) => {
    // Else it shows the browser's sign for a broken picture.
    tile.style.visibility = 'hidden'
    missing.add(tile)
    if (isAsking) return
    isAsking = true
    void retry(askAgain, {
      words: 'The picture of the map could not be loaded. The places on it still work.',
      show: (notice) => find(root, mapNotice)?.after(notice),
    }).then(() => (isAsking = false))
  })
}

/** The tile itself tells the map how this ends. */
function loadAgain(tile: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, timeoutMs)
    tile.addEventListener('load', done, { once: true })
    tile.addEventListener('error', done, { once: true })
    const { src } = tile
    tile.src = src
  })
}
