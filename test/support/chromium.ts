import { existsSync } from 'node:fs'
import { hasSharedMemory, sharedMemory } from '../../scripts/shared-memory.ts'

/** Without these, a headless browser calls out to its maker and waits for it. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where systems have theirs. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** What pages share between processes goes to a folder on disk, for fear of small containers; in memory it costs a tenth less. */
const onDisk = '--disable-dev-shm-usage'

/** Playwright's own switches that this machine does without. */
export const listNeedless = (): string[] => (hasSharedMemory(1) ? [onDisk] : [])

/**
 * A browser: the one that comes as a package where it runs, else the system's. It has no window to draw, which halves the work of a
 * journey, and is the same on every machine. `CHROMIUM` names another. Nothing is downloaded.
 */
export async function findChromium(): Promise<{ path: string; args: string[]; environment: Record<string, string> }> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  const elsewhere = [process.env.CHROMIUM, ...(isPackaged ? [] : installed)].find((path) => path && existsSync(path))
  if (elsewhere) return { path: elsewhere, args: quiet, environment: inherited }
  if (!isPackaged) throw new Error('No Chromium was found. Install one, or name its file in CHROMIUM.')
  // It only brings the libraries it needs along where it believes itself in a place that has none.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const path = await unpack()
  // Its own switches (a single process) are for a place that runs one page and ends.
  return { path, args: quiet, environment: { ...inherited, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' } }
}

/** It is unpacked where the next run finds it, not among what the tests leave behind in memory. */
async function unpack(): Promise<string> {
  const { TMPDIR: folder } = process.env
  if (folder?.startsWith(sharedMemory)) delete process.env.TMPDIR
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  if (folder !== undefined) process.env.TMPDIR = folder
  return path
}
