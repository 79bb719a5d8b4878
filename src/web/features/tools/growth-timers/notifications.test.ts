import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from './notifications.ts'

afterEach(() => vi.unstubAllGlobals())

test('the screen stays on until no feature wants it', async () => {
  const lock = { released: false, release: vi.fn(async () => void (lock.released = true)) }
  vi.stubGlobal('navigator', { wakeLock: { request: async () => lock } })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  expect(await keepAwake('timers', true)).toBe(true)
  await keepAwake('now', true)
  await keepAwake('timers', false)
  expect(lock.release).not.toHaveBeenCalled()
  await keepAwake('now', false)
  expect(lock.release).toHaveBeenCalledOnce()
})
