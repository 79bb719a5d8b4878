import { useEffect, useState, useSyncExternalStore } from 'react'
import { askPermission, canStayAwake, isWakeLockRejected, notify, readPermission, ringOnce, type Permission } from './notifications.ts'
import { callSettingsStore } from './call-settings-store.ts'
import { followClock } from '#web/browser/follow-clock.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'

/** The reader's notification settings and the browser's permission. Asks for nothing before a click. */
export function useCallSettings() {
  const stored = useSyncExternalStore(callSettingsStore.subscribe, callSettingsStore.read, callSettingsStore.readOnServer)
  const isReady = useIsReady()
  const [answer, setAnswer] = useState<Permission>('unasked')
  const [isFailing, setFailing] = useState(false)
  const [isDark, setDark] = useState(false)
  // Timers request the wake lock themselves; the browser may reject it at any time.
  useEffect(() => followClock(() => setDark(isWakeLockRejected())), [])
  return {
    ...stored,
    // The reader may have revoked the permission in the browser's settings.
    notify: stored.notify && isReady && readPermission() === 'granted',
    answer,
    isFailing,
    lacksAwake: isReady && stored.awake && !canStayAwake(),
    isDark: stored.awake && isDark,
    async setNotify(isOn: boolean) {
      if (!isOn) return callSettingsStore.set('notify', false)
      const initial = await askPermission()
      setAnswer(initial)
      if (initial !== 'granted') return callSettingsStore.set('notify', false)
      // Some phones grant permission but cannot show notifications: test it now.
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
