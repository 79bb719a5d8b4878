import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'
import type { Logger } from 'pino'

/** Editors save in several writes. */
const debounceMs = 100

type Options = {
  /** Called at each file event, ahead of `changed`. */
  changing?: () => void
  /** Called when a file has changed and no event came for `debounceMs`. */
  changed: () => void
  log: Logger
}

/**
 * Watches a content folder. Returns a function that stops. Sizes and times of the files decide whether something has changed: after the
 * folder was deleted and created again, chokidar also reports events outside it.
 */
export function watchContent(folder: string, { changing = () => {}, changed, log }: Options): () => Promise<void> {
  let listing = describeFiles(folder)
  let timer: NodeJS.Timeout | undefined

  function compareListing() {
    const now = describeFiles(folder)
    if (now === listing) return
    listing = now
    changed()
  }

  const watcher = watch(folder, { ignoreInitial: true })
  watcher.on('all', () => {
    changing()
    clearTimeout(timer)
    timer = setTimeout(compareListing, debounceMs)
  })
  // A change before the watcher was ready has no event.
  watcher.on('ready', compareListing)
  watcher.on('error', (error) => log.warn({ err: error }, 'cannot watch the content folder'))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}

/** Lists all files with size and time of change; the error code of a folder that cannot be read. */
function describeFiles(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const { ctimeMs, size } = statSync(join(folder, name))
        return `${name} ${ctimeMs} ${size}`
      })
      .join('\n')
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
