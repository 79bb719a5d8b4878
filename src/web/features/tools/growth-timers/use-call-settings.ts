import { useEffect, useState, useSyncExternalStore } from 'react'
import { askPermission, canStayAwake, isWakeLockRefused, notify, readPermission, ringOnce, type Permission } from './notifications.ts'
import { callSettingsStore } from './call-settings-store.ts'
import { followClock } from '#web/browser/follow-clock.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'

/** How the reader wants to be called, and what the browser says to that. Nothing is asked before a click. */
export function useCallSettings() {
  const stored = useSyncExternalStore(callSettingsStore.subscribe, callSettingsStore.read, callSettingsStore.readOnServer)
  const isReady = useIsReady()
  const [answer, setAnswer] = useState<Permission>('unasked')
  const [isFailing, setFailing] = useState(false)
  const [isDark, setDark] = useState(false)
  // The timers themselves ask for it, and may be refused at any time.
  useEffect(() => followClock(() => setDark(isWakeLockRefused())), [])
  return {
    ...stored,
    // What was allowed once may have been taken back in the browser's own settings.
    notify: stored.notify && isReady && readPermission() === 'granted',
    answer,
    isFailing,
    lacksAwake: isReady && stored.awake && !canStayAwake(),
    isDark: stored.awake && isDark,
    async setNotify(isOn: boolean) {
      if (!isOn) return callSettingsStore.set('notify', false)
      const given = await askPermission()
      setAnswer(given)
      if (given !== 'granted') return callSettingsStore.set('notify', false)
      // Some phones allow what they cannot show: better seen now than missed later.
      const works = await notify('Notifications are on', 'This is how your timers will call you.', 'growth-timers')
      setFailing(!works)
      callSettingsStore.set('notify', works)
    },
    setSound(isOn: boolean) {
      if (isOn) void ringOnce()
      callSettingsStore.set('sound', isOn)
    },
    setAwake: (isOn: boolean) => callSettingsStore.set('awake', isOn),
  }
}
