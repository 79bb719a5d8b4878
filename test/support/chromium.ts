import { existsSync, statfsSync } from 'node:fs'

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

/** What pages share between processes goes to a folder on disk, for fear of small containers; in memory it costs a tenth less. */
const onDisk = '--disable-dev-shm-usage'
const enoughMemory = 1024 ** 3

/** Playwright's own switches that this machine does without. */
export function listNeedless(): string[] {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= enoughMemory ? [onDisk] : []
  } catch {
    return []
  }
}

/** A browser: the system's if there is one, else the one that comes as a package. Nothing is downloaded. */
export async function findChromium(): Promise<{ path: string; args: string[]; environment: Record<string, string> }> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  const system = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path))
  if (system) return { path: system, args: quiet, environment: inherited }
  // It only brings the libraries it needs along where it believes itself in a place that has none.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const path = await packaged.executablePath()
  // Its own switches (a single process) are for a place that runs one page and ends.
  return { path, args: quiet, environment: { ...inherited, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' } }
}
