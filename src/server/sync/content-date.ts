import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

/** Written where an image is built without its Git history (hosting/Containerfile): the ISO date of the last commit. */
const dateFile = '.content-date'

/** When content was last changed, as an ISO date. Where Git should know and does not answer, it is empty and `problem` says why. */
type ContentDate = { date: string; problem?: string }

/**
 * Uncommitted changes and folders outside Git count by the time of their newest file. Otherwise the commit date counts: a fresh
 * clone of an old commit has new files.
 */
export function findContentDate(folder: string): ContentDate {
  const file = join(folder, dateFile)
  if (existsSync(file)) return parseDateFile(file)
  if (!isInRepository(resolve(folder))) return { date: findNewestFile(folder) }
  try {
    const committed = askGit(folder, 'log', '-1', '--format=%cI', '--', '.')
    const isClean = committed !== '' && askGit(folder, 'status', '--porcelain', '--', '.') === ''
    return { date: isClean ? new Date(committed).toISOString() : findNewestFile(folder) }
  } catch (error) {
    return { date: '', problem: `Git does not say when ${folder} was last changed: ${explainGit(error as GitError)}.` }
  }
}

function findNewestFile(folder: string): string {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return new Date(Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs))).toISOString()
}

function parseDateFile(file: string): ContentDate {
  const text = readFileSync(file, 'utf8').trim()
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return { date: new Date(text).toISOString() }
  return { date: '', problem: `${file} holds no date. Build the image with --build-arg CONTENT_DATE (docs/hosting.md).` }
}

function isInRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true
  return dirname(folder) !== folder && isInRepository(dirname(folder))
}

/** The owner of the folder may be another user than the one who runs the wiki. Nothing is written, and no hook of the folder runs. */
function askGit(folder: string, ...command: string[]): string {
  const safe = ['--no-optional-locks', '-c', 'safe.directory=*', '-c', 'core.fsmonitor=false']
  return execFileSync('git', [...safe, ...command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 5000,
  }).trim()
}

type GitError = Error & { code?: string; stderr?: string }

function explainGit({ code, stderr, message }: GitError): string {
  if (code === 'ENOENT') return 'the command git is not installed'
  return stderr?.trim().split('\n')[0] || message
}
