import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { gitTimeoutMs } from '#model/http/timeouts.ts'

/** Written where an image is built without its Git history (hosting/Containerfile): the ISO date of the last commit. */
const dateFile = '.content-date'

/** ISO date of the last change of the content; empty where it is unknown, with the reason in `problem`. */
type ContentDate = { date: string; problem?: string }

/**
 * Finds when the content was last changed: the date of its last commit, because a clone creates new files; the time of the newest file for
 * uncommitted changes and outside Git.
 */
export function findContentDate(folder: string): ContentDate {
  const file = join(folder, dateFile)
  if (existsSync(file)) return parseDateFile(file)
  if (!isInRepository(resolve(folder))) return { date: findNewestFile(folder) }
  try {
    const committed = runGit(folder, 'log', '-1', '--format=%cI', '--', '.')
    const isClean = committed !== '' && runGit(folder, 'status', '--porcelain', '--', '.') === ''
    return { date: isClean ? new Date(committed).toISOString() : findNewestFile(folder) }
  } catch (error) {
    return { date: '', problem: `Cannot read from Git when ${folder} was last changed: ${explainGit(error as GitError)}.` }
  }
}

function findNewestFile(folder: string): string {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return new Date(Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs))).toISOString()
}

function parseDateFile(file: string): ContentDate {
  const text = readFileSync(file, 'utf8').trim()
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return { date: new Date(text).toISOString() }
  return { date: '', problem: `${file} does not hold a date. Build the image with --build-arg CONTENT_DATE (docs/hosting.md).` }
}

function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true
  return dirname(folder) !== folder && isInRepository(dirname(folder))
}

/** Runs Git also in a folder that another user owns; writes nothing and runs no hook of the repository. */
function runGit(folder: string, ...command: string[]): string {
  const safe = ['--no-optional-locks', '-c', 'safe.directory=*', '-c', 'core.fsmonitor=false']
  return execFileSync('git', [...safe, ...command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: gitTimeoutMs,
  }).trim()
}

type GitError = Error & { code?: string; stderr?: string }

function explainGit({ code, stderr, message }: GitError): string {
  if (code === 'ENOENT') return 'the command git is not installed'
  return stderr?.trim().split('\n')[0] || message
}
