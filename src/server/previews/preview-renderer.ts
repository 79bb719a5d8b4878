import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { RenderPreview } from '#web/context.ts'
import { previewTimeoutMs } from '#model/http/timeouts.ts'
import { toPreviewPath } from '#web/previews/preview-path.ts'
import { findProcessFile } from '../process-files.ts'
import type { PreviewPicture } from '#web/previews/preview.ts'
import type { Order, Result } from './preview-process.ts'
import { createPreviewStore } from './preview-store.ts'

type Deps = {
  /** Where finished pictures are stored. */
  folder: string
  /** Folders with the site's pictures. */
  pictures: readonly string[]
  /** Finds the SVG of an item tile that changed after the build, by its path. */
  findTile?: (path: string) => Promise<string | undefined>
  log: Logger
  /** Milliseconds without work after which the child process ends. */
  idleMs?: number
  /** Pictures beyond this number are not rendered: clients would time out. */
  maxQueueLength?: number
}

/**
 * Renders social previews one after the other, in a child process that runs only while there is work: its memory (about 120 MB) and its
 * crashes do not affect the server.
 */
export function createPreviewRenderer({ folder, pictures, findTile, log, idleMs = 10_000, maxQueueLength = 40 }: Deps) {
  const store = createPreviewStore(folder)
  let child: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const inFlight = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()

  function endProcess() {
    clearTimeout(idleTimer)
    // The process ends when its IPC channel closes.
    if (child?.connected) child.disconnect()
    child = undefined
  }

  function findProcess(): ChildProcess {
    if (child?.connected) return child
    child = fork(findProcessFile('previews/preview-process.ts'), [...pictures], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96'],
      // Fewer threads and malloc arenas mean less memory fragmentation.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.unref()
    child.channel?.unref()
    return child
  }

  function renderInProcess(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(idleTimer)
    const worker = findProcess()
    return new Promise((resolve, reject) => {
      const fail = (reason: string) => {
        worker.kill()
        if (child === worker) child = undefined
        settle(() => reject(new Error(reason)))
      }
      const onExit = () => fail('The preview process ended.')
      const onMessage = (result: Result) =>
        settle(() => ('png' in result ? resolve(new Uint8Array(result.png)) : reject(new Error(result.problem))))
      const timer = setTimeout(() => fail(`The preview process took longer than ${previewTimeoutMs} ms.`), previewTimeoutMs)
      worker.once('exit', onExit).once('error', fail).once('message', onMessage)
      worker.send(order, (error) => error && fail(error.message))

      function settle(answer: () => void) {
        clearTimeout(timer)
        worker.off('exit', onExit).off('error', fail).off('message', onMessage)
        answer()
        clearTimeout(idleTimer)
        idleTimer = setTimeout(endProcess, idleMs).unref()
      }
    })
  }

  /** Renders one picture at a time. */
  function renderInTurn(order: Order): Promise<Uint8Array<ArrayBuffer>> {
    const turn = queue.then(() => renderInProcess(order))
    queue = turn.catch(() => {})
    return turn
  }

  async function renderAndStore(path: string, order: Order) {
    try {
      const png = await renderInTurn(order)
      await store.write(path, png).catch((error: unknown) => log.debug({ err: error }, 'could not store a preview'))
      return png
    } catch (error) {
      log.warn({ err: error, path }, 'could not render a preview')
      return undefined
    }
  }

  async function findTiles(picture: PreviewPicture): Promise<Record<string, string>> {
    const tiles = await Promise.all(listTilePaths(picture).map(async (path) => [path, await findTile?.(path)] as const))
    return Object.fromEntries(tiles.flatMap(([path, svg]) => (svg === undefined ? [] : [[path, toDataAddress(svg)]])))
  }

  const renderPreview: RenderPreview = async (placed, site) => {
    const tiles = await findTiles(placed.preview.picture)
    // The tiles are part of the picture's hash.
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

  return { renderPreview, stop: endProcess, isAtWork: () => child?.connected === true }
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
