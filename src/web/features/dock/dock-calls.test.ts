import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const notify = vi.hoisted(() => vi.fn<(title: string, body: string, tag: string) => Promise<void>>())
vi.mock('#web/features/tools/growth-timers/notifications.ts', () => ({
  notify,
  keepAwake: () => Promise.resolve(),
  readPermission: () => 'granted',
  readyBell: () => {},
  ringBell: () => true,
}))
vi.mock('#web/features/tools/growth-timers/call-settings-store.ts', () => ({
  callSettingsStore: { read: () => ({ sound: false, notify: true, awake: false }) },
}))

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  notify.mockClear()
})

const due = 1_800_000_000_000
const timer = { type: 'plant', count: 1, start: due / 1000 - 300, name: 'Afage' } as const
const mark = { label: 'Stage 5', seconds: 300, ready: true, call: true }
const stateAt = (now: number) => ({ now, timers: [], alarms: [{ timer, mark, since: due, tag: 'one' }] })

test('of two tabs one notifies, also where the other had looked at the clock before it', async () => {
  const { createCaller } = await import('./dock-calls.browser.ts')
  createCaller()(stateAt(due + 300))
  createCaller()(stateAt(due + 100))
  expect(notify).toHaveBeenCalledOnce()
})

test('after the clock was set back it notifies again', async () => {
  const { createCaller } = await import('./dock-calls.browser.ts')
  localStorage.setItem('growth_timers_called', `${due + 3_600_000} ${due + 3_600_000}`)
  createCaller()(stateAt(due + 100))
  expect(notify).toHaveBeenCalledOnce()
})
