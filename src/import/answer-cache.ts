import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What came longer ago is asked for again: the wiki there may say something else by now. */
const lifetime = 24 * 60 * 60 * 1000

/**
 * The answers of a host that have come, one file each, so that an import that was interrupted goes on where it stopped. Their names
 * are made of the question alone: nothing that a host says becomes a path. A fresh start forgets them.
 */
export function openAnswerCache(folder: string, fresh = false) {
  const forget = () => rmSync(folder, { recursive: true, force: true })
  if (fresh) forget()
  mkdirSync(folder, { recursive: true })
  const pathOf = (question: string) => join(folder, `${createHash('sha256').update(question).digest('hex')}.json`)
  return {
    /** How many answers are here from before. */
    count: () => readdirSync(folder).filter((file) => isFresh(join(folder, file))).length,
    /** The answer, where it came lately and whole. */
    find(question: string): unknown {
      const path = pathOf(question)
      if (!isFresh(path)) return undefined
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as unknown
      } catch {
        return undefined
      }
    },
    add(question: string, answer: string) {
      const path = pathOf(question)
      // Whole, or not at all.
      writeFileSync(`${path}.part`, answer)
      renameSync(`${path}.part`, path)
    },
    forget,
  }
}
export type AnswerCache = ReturnType<typeof openAnswerCache>

function isFresh(path: string): boolean {
  const about = path.endsWith('.json') ? statSync(path, { throwIfNoEntry: false }) : undefined
  return about !== undefined && Date.now() - about.mtimeMs < lifetime
}
