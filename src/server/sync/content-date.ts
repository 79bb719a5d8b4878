import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How new a content folder is, as an ISO date: when it was last committed, where Git keeps it and nothing was changed since; else
 * when its newest file was written. A fresh copy of an old commit has new files, and is old all the same.
 */
export function findContentDate(folder: string): string {
  const committed = askGit(folder, 'log', '-1', '--format=%cI', '--', '.')
  const isClean = committed !== undefined && askGit(folder, 'status', '--porcelain', '--', '.') === ''
  return new Date(isClean && committed ? committed : newestChange(folder)).toISOString()
}

/** When something in the folder last changed, in milliseconds. */
export function newestChange(folder: string): number {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs))
}

/** What Git answers; nothing where there is none. */
function askGit(folder: string, ...question: string[]): string | undefined {
  try {
    return execFileSync('git', question, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 5000 }).trim()
  } catch {
    return undefined
  }
}
