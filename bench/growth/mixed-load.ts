import { setTimeout as wait } from 'node:timers/promises'
import { readMemory } from '../../test/support/load-generator.ts'

const readers = 8
const pollIntervalMs = 2000

/** The numbers that `stamp` put into the answers of several calls. */
const stampsOf = (html: string) => new Set([...html.matchAll(/(?:Wiki|Stamp)-(\d+)/g)].map(([, number]) => Number(number)))

/** Requests all paths for `seconds`, while the content changes. */
export async function loadMixed(address: string, pid: number, seconds: number, paths: readonly string[]) {
  const end = Date.now() + seconds * 1000
  const counts = { answers: 0, busy: 0, failed: [] as string[], torn: [] as string[], revisions: new Set<string>() }
  const memory: number[] = []

  async function readUntilEnd(first: number) {
    for (let turn = first; Date.now() < end; turn++) {
      const path = paths[turn % paths.length]!
      try {
        const answer = await fetch(address + path)
        const text = await answer.text()
        counts.answers += 1
        // Load shedding.
        if (answer.status === 503 && answer.headers.has('retry-after')) counts.busy += 1
        else if (answer.status !== 200) counts.failed.push(`${path}: ${answer.status}`)
        else if (answer.headers.get('content-type')?.startsWith('text/html') && stampsOf(text).size !== 1)
          counts.torn.push(`${path}: ${[...stampsOf(text)].join(' and ')}`)
        counts.revisions.add(answer.headers.get('x-content-revision') ?? '')
      } catch (error) {
        counts.failed.push(`${path}: ${String(error)}`)
      }
    }
  }

  async function watch() {
    while (Date.now() < end) {
      await wait(pollIntervalMs)
      memory.push(readMemory(pid))
    }
  }

  await Promise.all([watch(), ...Array.from({ length: readers }, (_, reader) => readUntilEnd(reader * 7))])
  const half = Math.ceil(memory.length / 2)
  return {
    ...counts,
    revisions: counts.revisions.size,
    firstHalf: Math.max(...memory.slice(0, half)),
    secondHalf: Math.max(...memory.slice(half)),
  }
}
