import type { Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { callSettingsStore, type NotificationChannels } from '#web/features/tools/growth-timers/call-settings-store.ts'
import { keepAwake, notify, readPermission, prepareBell, ringBell } from '#web/features/tools/growth-timers/notifications.ts'
import { titleOf } from '#web/features/tools/growth-timers/timer-labels.ts'
import { toClock } from '#web/features/tools/growth-timers/running-timer.ts'
import type { DockState } from './dock-state.ts'

/** A timer that ended less than this before a page opened is still announced there. */
const recentMs = 10_000
/** Clock difference between tabs: the last call may be this much later than now. */
const tabsApart = 10_000

/** Plays the sound and shows notifications for newly due timers, if switched on. With several tabs, one does. */
export function createCaller() {
  let lookedAt: number | undefined
  readyOnTouch()
  return ({ alarms, timers, now }: Pick<DockState, 'alarms' | 'timers' | 'now'>) => {
    // A clock that was set back restarts the interval.
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

/** One tab at a time. Immediately if the browser has no locks, or rejects them because site data is blocked. */
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

/** Browsers mute each page until the reader interacts with it. */
function readyOnTouch() {
  const ready = () => {
    if (!callSettingsStore.read().sound) return
    prepareBell()
    removeEventListener('pointerdown', ready)
    removeEventListener('keydown', ready)
  }
  addEventListener('pointerdown', ready)
  addEventListener('keydown', ready)
}

/** Time of the last sound and the last notification of any tab, in ms. */
type LastCalls = { rung: number; notified: number }

function readLastCalls(now: number): LastCalls {
  const times = (readStored('growth_timers_called') ?? '').split(' ').map((time) => Number(time) || 0)
  // Far in the future: the clock was set back.
  const [rung = 0, notified = 0] = times.map((time) => (time > now + tabsApart ? 0 : time))
  return { rung, notified }
}
