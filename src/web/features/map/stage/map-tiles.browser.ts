import type { TileEvent } from 'leaflet'
import { partTimeoutMs } from '#model/http/timeouts.ts'
import { retry } from '#web/browser/retry.ts'
import type { MapStage } from './map-stage.browser.ts'
import { find } from '#web/browser/find.ts'
import { mapNotice } from '#web/features/map/map.data-attrs.ts'

/** Shows a notice if tiles fail to load, and retries them. The map works without them. */
export function retryTiles({ root, tiles }: MapStage) {
  const missing = new Set<HTMLImageElement>()
  let isRetrying = false

  /** Requests the missing tiles again; the others stay. */
  const requestAgain = async () => {
    const failed = [...missing].filter((tile) => tile.isConnected)
    missing.clear()
    await Promise.all(failed.map(loadAgain))
    if (missing.size > 0) throw new Error(`${missing.size} tiles of the map did not load`)
  }

  tiles.on('tileload', ({ tile }: TileEvent) => (tile.style.visibility = ''))
  tiles.on('tileerror', ({ tile }: TileEvent) => {
    // Hides the browser's icon for a broken image.
    tile.style.visibility = 'hidden'
    missing.add(tile)
    if (isRetrying) return
    isRetrying = true
    void retry(requestAgain, {
      words: 'The picture of the map could not be loaded. The places on it still work.',
      show: (notice) => find(root, mapNotice)?.after(notice),
    }).then(() => (isRetrying = false))
  })
}

/** Resolves when the tile has loaded or failed; the map gets the tile's own events. */
function loadAgain(tile: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, partTimeoutMs)
    tile.addEventListener('load', done, { once: true })
    tile.addEventListener('error', done, { once: true })
    const { src } = tile
    tile.src = src
  })
}
