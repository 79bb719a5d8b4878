import { watch } from 'chokidar'
import type { Logger } from 'pino'
import { newestChange } from './content-date.ts'

/** Editors write in several steps: the folder is quiet this long before a change counts. Milliseconds. */
const debounceMs = 100

type Options = {
  /** Called at the first sign of a change, ahead of `changed`. */
  changing?: () => void
  /** Called when the folder is quiet again. */
  changed: () => void
  log: Logger
}

/** Watches a content folder. Returns the way to stop. */
export function watchContent(folder: string, { changing = () => {}, changed, log }: Options): () => Promise<void> {
  const startedAt = Date.now()
  let timer: NodeJS.Timeout | undefined
  const changedSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(changed, debounceMs)
  }
  const watcher = watch(folder, { ignoreInitial: true })
  watcher.on('all', () => {
    changing()
    changedSoon()
  })
  // Nobody reports what changed before the watcher was ready.
  watcher.on('ready', () => void (hasChangedSince(folder, startedAt) && changedSoon()))
  watcher.on('error', (error) => log.warn({ err: error }, 'cannot watch the content folder'))
  return async () => {
    clearTimeout(timer)
    await watcher.close()
  }
}

/** A folder that cannot be read has just changed. */
function hasChangedSince(folder: string, moment: number): boolean {
  try {
    return newestChange(folder) >= moment
  } catch {
    return true
  }
}
