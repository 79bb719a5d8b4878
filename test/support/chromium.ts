import { existsSync } from 'node:fs'
import { hasSharedMemory, sharedMemory } from '../../scripts/shared-memory.ts'

/** Without these, a headless browser sends requests to its vendor and waits for them. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Usual paths of a system's browser. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Playwright puts shared memory on disk, in case of small containers; in memory tests are 10% faster. */
const onDisk = '--disable-dev-shm-usage'

/** Switches of Playwright to drop on this machine. */
export const listNeedless = (): string[] => (hasSharedMemory(1) ? [onDisk] : [])

/**
 * Path and arguments of a headless browser: the packaged one where it runs, else the system's. Headless halves the work of a test and is
 * the same on every machine. `CHROMIUM` overrides it. Nothing is downloaded.
 */
export async function findChromium(): Promise<{ path: string; args: string[]; environment: Record<string, string> }> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  const elsewhere = [process.env.CHROMIUM, ...(isPackaged ? [] : installed)].find((path) => path && existsSync(path))
  if (elsewhere) return { path: elsewhere, args: quiet, environment: inherited }
  if (!isPackaged) throw new Error('No Chromium was found. Install one, or name its file in CHROMIUM.')
  // The package brings its libraries only if it detects AWS Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const path = await unpack()
  // Its own switches (single process) are for running one page.
  return { path, args: quiet, environment: { ...inherited, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' } }
}

/** Unpacks into a folder that the next run finds, not into the tests' memory folder. */
async function unpack(): Promise<string> {
  const { TMPDIR: folder } = process.env
  if (folder?.startsWith(sharedMemory)) delete process.env.TMPDIR
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  if (folder !== undefined) process.env.TMPDIR = folder
  return path
}
