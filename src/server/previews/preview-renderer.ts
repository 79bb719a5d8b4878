import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { RenderPreview } from '#web/context.ts'
import { toPreviewPath } from '#web/previews/preview-path.ts'
import { findProcessFile } from '../process-files.ts'
import type { PreviewPicture } from '#web/previews/preview.ts'
import type { Order, Result } from './preview-process.ts'
import { createPreviewStore } from './preview-store.ts'

type Deps = {
  /** Where finished pictures are stored. */
  folder: string
  /** Folders with the pictures that are drawn into others. */
  pictures: readonly string[]
  /** The tile of an item where it is not the built one, by its address: an editor's picture, or a tile that is new since the build. */
  findTile?: (path: string) => Promise<string | undefined>
  log: Logger
  /** Milliseconds without work after which the process that draws is let go. */
  idle?: number
  /** More than this would wait longer than anybody who asked. */
  maxQueueLength?: number
}

/** A picture takes a third of a second, unless the machine has much else to do. */
const renderTimeoutMs = 30_000

/**
 * Draws pictures one after the other, in a process of its own that is there only while there is work: what drawing needs (fonts,
 * image libraries, about 120 MB) never weighs on the process that answers readers, and a drawing that fails takes nothing with it.
 */
export function createPreviewRenderer({ folder, pictures, findTile, log, idle = 10_000, maxQueueLength = 40 }: Deps) {
  const store = createPreviewStore(folder)
  let child: ChildProcess | undefined
  let resting: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()

  function letGo() {
    clearTimeout(resting)
    // Without its channel the process ends.
    if (child?.connected) child.disconnect()
    child = undefined
  }

  function findProcess(): ChildProcess {
    if (child?.connected) return child
    child = fork(findProcessFile('previews/preview-process.ts'), [...pictures], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96'],
      // Image libraries leave holes in memory: one thread and few pools leave the fewest.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.unref()
    child.channel?.unref()
    return child
  }

  function renderInProcess(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(resting)
    const artist = findProcess()
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        artist.kill()
        if (child === artist) child = undefined
        settle(() => reject(new Error(reason)))
      }
      const onExit = () => fail('The process that draws has ended.')
      const onMessage = (result: Result) =>
        settle(() => ('png' in result ? resolve(new Uint8Array(result.png)) : reject(new Error(result.problem))))
      const tooLong = setTimeout(() => fail('The drawing took too long.'), renderTimeoutMs)
      artist.once('exit', onExit).once('error', fail).once('message', onMessage)
      artist.send(order, (error) => error && fail(error.message))

      function settle(answer: () => void) {
        clearTimeout(tooLong)
        artist.off('exit', onExit).off('error', fail).off('message', onMessage)
        answer()
        clearTimeout(resting)
        resting = setTimeout(letGo, idle).unref()
      }
    })
  }

  /** One at a time: readers come first, and there are not many pictures. */
  function renderInTurn(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    const turn = queue.then(() => renderInProcess(order))
    queue = turn.catch(() => {})
    return turn
  }

  async function renderAndStore(path: string, order: Order) {
    try {
      const png = await renderInTurn(order)
      await store.keep(path, png).catch((error: unknown) => log.debug({ err: error }, 'a preview picture could not be stored'))
      return png
    } catch (error) {
      log.warn({ err: error, path }, 'a preview picture could not be drawn')
      return undefined
    }
  }

  async function findTiles(picture: PreviewPicture): Promise<Record<string, string>> {
    const found = await Promise.all(listTilePaths(picture).map(async (path) => [path, await findTile?.(path)] as const))
    return Object.fromEntries(found.flatMap(([path, svg]) => (svg === undefined ? [] : [[path, toDataAddress(svg)]])))
  }

  const renderPreview: RenderPreview = async (placed, site) => {
    const tiles = await findTiles(placed.preview.picture)
    // Drawn with another tile, it is another picture.
    const path = toPreviewPath(placed, site, Object.keys(tiles).length > 0 ? JSON.stringify(tiles) : '')
    const stored = await store.find(path)
    if (stored) return new Uint8Array(stored)
    const pending = inFlight.get(path)
    if (pending) return pending
    if (inFlight.size >= maxQueueLength) return undefined
    const drawing = renderAndStore(path, { preview: placed.preview, site, tiles }).finally(() => inFlight.delete(path))
    inFlight.set(path, drawing)
    return drawing
  }

  return { renderPreview, stop: letGo, isAtWork: () => child?.connected === true }
}

function listTilePaths(picture: PreviewPicture): string[] {
  switch (picture.show) {
    case 'tile':
      return [picture.path]
    case 'tiles':
      return picture.paths
    case 'icon':
      return picture.tile ? [picture.tile] : []
    default:
      return []
  }
}

const toDataAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
