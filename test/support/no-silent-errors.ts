import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error on the console that no test asked for fails the test: somebody would have had to read it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
