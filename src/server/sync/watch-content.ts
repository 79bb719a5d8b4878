import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from 'chokidar'
import type { Logger } from 'pino'

/** Editors write in several steps: the folder is quiet this long before a change counts. Milliseconds. */
const debounceMs = 100

type Options = {
  /** Called at the first sign of a change, ahead of `changed`. */
  changing?: () => void
  /** Called when the folder is quiet again and a file in it has changed. */
  changed: () => void
  log: Logger
}

/**
 * Watches a content folder. Returns the way to stop. The files decide whether something has changed, not the events: after the
 * folder was deleted and created again, chokidar also reports what happens beside it, such as each write to the database.
 */
export function watchContent(folder: string, { changing = () => {}, changed, log }: Options): () => Promise<void> {
  let seen = describeFiles(folder)
  let timer: NodeJS.Timeout | undefined

  function compare() {
    const now = describeFiles(folder)
    if (now === seen) return
    seen = now
    changed()
  }

  const watcher = watch(folder, { ignoreInitial: true })
  watcher.on('all', () => {
    changing()
    clearTimeout(timer)
    timer = setTimeout(compare, debounceMs)
  })
  // A change before the watcher was ready has no event.
  watcher.on('ready', compare)
  watcher.on('error', (error) => log.warn({ err: error }, 'cannot watch the content folder'))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}

/** All files with their sizes and times of change; the error code of a folder that cannot be read. */
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
