import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Older answers are requested again. */
const lifetimeMs = 24 * 60 * 60 * 1000

/**
 * Caches the answers of a host, one file each, so that an interrupted import can resume. File names are hashes of the request, never text
 * from the host. `fresh` clears the cache.
 */
export function openAnswerCache(folder: string, fresh = false) {
  const clear = () => rmSync(folder, { recursive: true, force: true })
  if (fresh) clear()
  mkdirSync(folder, { recursive: true })
  const pathOf = (path: string) => join(folder, `${createHash('sha256').update(path).digest('hex')}.json`)
  return {
    /** Number of cached answers. */
    count: () => readdirSync(folder).filter((file) => isFresh(join(folder, file))).length,
    /** The cached answer; undefined if it is outdated or incomplete. */
    find(path: string): unknown {
      const file = pathOf(path)
      if (!isFresh(file)) return undefined
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as unknown
      } catch {
        return undefined
      }
    },
    add(path: string, answer: string) {
      const file = pathOf(path)
      // Renamed when complete.
      writeFileSync(`${file}.part`, answer)
      renameSync(`${file}.part`, file)
    },
    clear,
  }
}
export type AnswerCache = ReturnType<typeof openAnswerCache>

function isFresh(path: string): boolean {
  const about = path.endsWith('.json') ? statSync(path, { throwIfNoEntry: false }) : undefined
  return about !== undefined && Date.now() - about.mtimeMs < lifetimeMs
}
