import { expect, onTestFinished, test, vi } from 'vitest'
import { createRenderQueue, QueueTimeoutError } from './render-queue.ts'

/** A job that ends when the test calls `end`. */
function createJob(name: string, started: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const run = () => {
    started.push(name)
    return promise
  }
  return { run, end: () => resolve(name) }
}

test('jobs start in the order they arrive, up to the concurrency', async () => {
  const started: string[] = []
  const queue = createRenderQueue({ concurrency: 2, maxWaitMs: 1000 })
  const jobs = ['a', 'b', 'c', 'd'].map((name) => createJob(name, started))
  const results = jobs.map(({ run }) => queue.run(run))
  expect(queue.size()).toEqual({ running: 2, pending: 2 })
  jobs[1]?.end()
  await results[1]
  await expect.poll(() => started.length).toBe(3)
  expect([started, queue.size()]).toEqual([['a', 'b', 'c'], { running: 2, pending: 1 }])
  for (const { end } of jobs) end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.size()).toEqual({ running: 0, pending: 0 })
})

test('a job is rejected after the timeout, not before; the running one continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const queue = createRenderQueue({ concurrency: 1, maxWaitMs: 2000 })
  const job = createJob('slow', [])
  const slow = queue.run(job.run)
  const late = expect(queue.run(() => Promise.resolve('late'))).rejects.toBeInstanceOf(QueueTimeoutError)
  await vi.advanceTimersByTimeAsync(1999)
  expect(queue.size()).toEqual({ running: 1, pending: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(queue.size()).toEqual({ running: 1, pending: 0 })
  await late
  job.end()
  expect(await slow).toBe('slow')
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})

test('a job whose client disconnects is dropped', async () => {
  const started: string[] = []
  const queue = createRenderQueue({ concurrency: 1, maxWaitMs: 1000 })
  const job = createJob('first', started)
  const first = queue.run(job.run)
  const abort = new AbortController()
  const dropped = queue.run(createJob('dropped', started).run, abort.signal)
  abort.abort()
  await expect(dropped).rejects.toThrow()
  job.end()
  await first
  expect([started, queue.size()]).toEqual([['first'], { running: 0, pending: 0 }])
})

test('a job that fails frees its slot', async () => {
  const queue = createRenderQueue({ concurrency: 1, maxWaitMs: 1000 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next')
})
