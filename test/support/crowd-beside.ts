import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deeds } from './crowd-process.ts'

/** The processors that this process may use; none where nobody can be bound to one of them. */
export function processors(): number[] {
  const { stdout, status } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' })
  if (status !== 0) return []
  const ranges = stdout.slice(stdout.lastIndexOf(':') + 1).split(',')
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

/** Why a server cannot have a processor to itself here; empty where it can. */
export function whyNotApart(): string {
  const count = processors().length
  if (count === 0) return 'taskset, which binds it there, is missing'
  return count > 1 ? '' : 'there is only one'
}

/** From now on a process, all its threads and what they begin run on these processors only. */
export function setProcessor(pid: number | undefined, ...numbers: number[]): void {
  execFileSync('taskset', ['-a', '-c', '-p', numbers.join(','), String(pid)], { stdio: 'ignore' })
}

/**
 * A crowd in a process of its own, bound to a processor that is not the server's. Whatever else runs there goes first: a database that
 * waited for the crowd would be slower than it is.
 */
export function sendCrowd(address: string, processor: number) {
  const bound = ['-c', String(processor), 'nice', '-n', '19', process.execPath, join(import.meta.dirname, 'crowd-process.ts'), address]
  const child = spawn('taskset', bound, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The crowd has ended.')))
  ended.catch(() => {})
  const tell = async <Deed extends keyof Deeds>(deed: Deed, ...told: Parameters<Deeds[Deed]>) => {
    const answered = new Promise((resolve) => child.once('message', resolve))
    child.send({ deed, told })
    return (await Promise.race([answered, ended])) as Awaited<ReturnType<Deeds[Deed]>>
  }
  return { tell, leave: () => child.kill() }
}

const tick = 10

/** What the kernel says of a process behind its name, which may have spaces; nothing of one that has ended. */
function readStat(pid: number | string): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
  } catch {
    return []
  }
}

/** What the processor has done for some processes and for those that they began, in milliseconds. */
function readWorkedTogether(pids: readonly number[]): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [{ pid: Number(name), stat: readStat(name) }] : []))
  // Of itself, and of those that it began and that have ended.
  const ofOne = (pid: number): number => {
    const times = all.find((one) => one.pid === pid)?.stat.slice(11, 15) ?? []
    const begun = all.filter(({ stat }) => stat[1] === pid)
    return times.reduce((sum, time) => sum + time * tick, 0) + begun.reduce((sum, child) => sum + ofOne(child.pid), 0)
  }
  return pids.reduce((sum, pid) => sum + ofOne(pid), 0)
}

/** What a processor did for others than some processes and those that they began since it was asked before, as a part of the time. */
export function createOthersOn(processor: number, pids: readonly number[]): () => number {
  const look = () => {
    const [, ...times] = new RegExp(`^cpu${processor} .*`, 'm').exec(readFileSync('/proc/stat', 'utf8'))![0].split(' ').map(Number)
    // What the network takes, it takes for the server.
    const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = times
    return { wall: performance.now(), others: (user + nice + system + stolen) * tick - readWorkedTogether(pids) }
  }
  let last = look()
  return () => {
    const now = look()
    const part = (now.others - last.others) / (now.wall - last.wall)
    last = now
    return Math.max(0, part)
  }
}
