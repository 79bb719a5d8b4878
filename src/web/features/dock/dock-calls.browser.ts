import type { Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { callSettingsStore, type NotificationChannels } from '#web/features/tools/growth-timers/call-settings-store.ts'
import { keepAwake, notify, readPermission, readyBell, ringBell } from '#web/features/tools/growth-timers/notifications.ts'
import { titleOf } from '#web/features/tools/growth-timers/timer-words.ts'
import { toClock } from '#web/features/tools/growth-timers/running-timer.ts'
import type { DockState } from './dock-state.ts'

/** A timer that ended this shortly before a page opened is still announced there, in milliseconds. */
const recentMs = 10_000
/** Two tabs do not look at the clock at the same time: by so much, in milliseconds, the last call may be later than now. */
const tabsApart = 10_000

/** Rings and notifies of what has just fallen due, where the reader has switched that on; of several tabs, one does. */
export function createCaller() {
  let lookedAt: number | undefined
  readyOnTouch()
  return ({ alarms, timers, now }: Pick<DockState, 'alarms' | 'timers' | 'now'>) => {
    // A clock that was set back starts anew.
    const after = lookedAt === undefined || lookedAt > now ? now - recentMs : lookedAt
    lookedAt = now
    const settings = callSettingsStore.read()
    void keepAwake('timers', settings.awake && timers.some(({ state }) => !state.isOver))
    const fresh = alarms.filter(({ since }) => since > after)
    if (fresh.length > 0) inTurn(() => callFor(fresh, settings, now))
  }
}

function callFor(fresh: Alarm[], settings: NotificationChannels, now: number) {
  const last = readLastCalls(now)
  if (settings.sound && isNews(fresh, last.rung) && ringBell()) last.rung = now
  if (settings.notify && readPermission() === 'granted' && isNews(fresh, last.notified)) {
    last.notified = now
    for (const alarm of fresh) void notifyOf(alarm)
  }
  writeStored('growth_timers_called', `${last.rung} ${last.notified}`)
}

/** One tab after the other. At once where the browser has no locks, or refuses them because site data is blocked. */
function inTurn(act: () => void) {
  if ('locks' in navigator) navigator.locks.request('growth-timers-called', act).catch(act)
  else act()
}

function isNews(alarms: readonly Alarm[], lastAt: number): boolean {
  return alarms.some(({ since }) => since > lastAt)
}

function notifyOf({ timer, mark, tag }: Alarm) {
  return notify(titleOf(timer), `${mark.label}, since ${toClock(timer.start + mark.seconds)}`, tag)
}

/** Sounds are kept silent on each page until somebody touches it. */
function readyOnTouch() {
  const ready = () => {
    if (!callSettingsStore.read().sound) return
    readyBell()
    removeEventListener('pointerdown', ready)
    removeEventListener('keydown', ready)
  }
  addEventListener('pointerdown', ready)
  addEventListener('keydown', ready)
}

/** When a tab has last rung, and when one has last shown a notification. */
type LastCalls = { rung: number; notified: number }

function readLastCalls(now: number): LastCalls {
  const times = (readStored('growth_timers_called') ?? '').split(' ').map((time) => Number(time) || 0)
  // Much later than now: the clock was set back since.
  const [rung = 0, notified = 0] = times.map((time) => (time > now + tabsApart ? 0 : time))
  return { rung, notified }
}
