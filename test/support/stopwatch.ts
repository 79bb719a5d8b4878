import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** In which a reader says when it wanted something. */
export const askedAtHeader = 'x-asked-at'

/** Now, in milliseconds, by the clock that all processes of a machine share. */
export const readMoment = () => Number(process.hrtime.bigint()) / 1e6

/** What a server says of one answer, in milliseconds. */
export type Taken = {
  path: string
  status: number
  /**
   * What its processor did from the moment the reader wanted it until it was sent, the way to the door and what was before it in the line
   * included. As long as a reader waits for a server that has a processor to itself: what others make of the machine is not in it.
   */
  ms: number
  /** By the clock on the wall, once the request was read. */
  byClock: number
  /** What its processor had done in all by then. */
  worked: number
}

/** Takes the time of what a server answers: begin it with the settings, end it, and read. */
export function createStopwatch() {
  const file = join(mkdtempSync(join(tmpdir(), 'wiki-stopwatch-')), 'taken.json')
  let taken: Taken[] | undefined
  return {
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'stopwatch-in-server.ts')).href}`,
      STOPWATCH_FILE: file,
    },
    /** Of what was asked for at addresses that begin so. */
    read(address: string): Taken[] {
      taken ??= JSON.parse(readFileSync(file, 'utf8')) as Taken[]
      return taken.filter(({ path }) => path.startsWith(address))
    },
    folder: dirname(file),
  }
}

/** The most that passes at once: who stood still for longer than that does not find all who came meanwhile at the door together. */
const longestTurn = 50
/** Of the time on the wall. A server that has nothing to do would never be asked again. */
const leastShare = 1 / 100

/** What the processor has done for a process, in milliseconds; where nobody says so, the time on the wall. */
export function readWorked(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return readMoment()
  }
}

/** A clock that goes as the processor works for a process, in milliseconds: where others have the processor, a second takes longer. */
export function createClockOf(pid: number | undefined): () => number {
  const look = () => ({ wall: readMoment(), worked: readWorked(pid) })
  let last = look()
  let time = 0
  return () => {
    const now = look()
    time += Math.min(longestTurn, Math.max(now.worked - last.worked, (now.wall - last.wall) * leastShare))
    last = now
    return time
  }
}
