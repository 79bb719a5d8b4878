import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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

/** What a processor did for others than one process since it was asked before, as a part of the time. */
export function createOthersOn(processor: number, pid: number | undefined): () => number {
  const look = () => {
    const [, ...times] = new RegExp(`^cpu${processor} .*`, 'm').exec(readFileSync('/proc/stat', 'utf8'))![0].split(' ').map(Number)
    // What the network takes, it takes for the server.
    const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = times
    // Behind its name, which may have spaces, it is the twelfth and the thirteenth.
    const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
    const worked = (own[11]! + own[12]!) * tick
    return { wall: performance.now(), others: (user + nice + system + stolen) * tick - worked }
  }
  let last = look()
  return () => {
    const now = look()
    const part = (now.others - last.others) / (now.wall - last.wall)
    last = now
    return Math.max(0, part)
  }
}
