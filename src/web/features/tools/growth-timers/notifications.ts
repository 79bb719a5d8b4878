/** What came of asking for notifications. */
export type Permission = 'granted' | 'denied' | 'unasked' | 'missing'

export function readPermission(): Permission {
  if (!('Notification' in window)) return 'missing'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

/** Asks the reader; only ever after a click. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in window)) return 'missing'
  await Notification.requestPermission().catch(() => 'denied')
  return readPermission()
}

/** Shows a notification, and says whether that worked; one with the same tag takes its place. Some phones show them only through a service worker. */
export async function notify(title: string, body: string, tag: string): Promise<boolean> {
  const options = { body, tag }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) {
      await worker.showNotification(title, options)
      return true
    }
    const shown = new Notification(title, options)
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
    return true
  } catch {
    return false
  }
}

let sounds: AudioContext | undefined

/** Makes the sound ready. A browser keeps it silent on each page until somebody clicks there or presses a key. */
export function readyBell() {
  sounds ??= new AudioContext()
  sounds.resume().catch(() => undefined)
}

/** Two short notes; false where the browser keeps them silent. */
export function ringBell(): boolean {
  if (sounds?.state !== 'running') return false
  for (const [place, pitch] of [880, 1320].entries()) {
    const [tone, volume, at] = [sounds.createOscillator(), sounds.createGain(), sounds.currentTime + place * 0.18]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.16, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(volume).connect(sounds.destination)
    tone.start(at)
    tone.stop(at + 0.5)
  }
  return true
}

/** Once it is ready, however long the browser takes. */
export async function ringOnce() {
  readyBell()
  await sounds?.resume().catch(() => undefined)
  ringBell()
}

export const canStayAwake = () => 'wakeLock' in navigator

let lock: WakeLockSentinel | undefined
let isAsking = false

/** Who wants the screen to stay on. */
const wanting = new Set<'timers' | 'now'>()

/** Whether the browser said no when it was last asked: it may when the battery is low, or by its settings. */
let isRefused = false
export const isWakeLockRefused = () => isRefused

/**
 * Keeps the screen on while somebody wants it; false where the browser refuses. It lets the screen go dark by itself when the page is
 * out of sight.
 */
export async function keepAwake(who: 'timers' | 'now', isWantedHere: boolean): Promise<boolean> {
  if (isWantedHere) wanting.add(who)
  else wanting.delete(who)
  const isWanted = wanting.size > 0
  if (!isWanted) isRefused = false
  if (isAsking || !canStayAwake() || isWanted === (lock?.released === false)) return !isRefused
  if (!isWanted) await lock?.release()
  else if (document.visibilityState === 'visible') {
    isAsking = true
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    isAsking = false
    isRefused = lock === undefined
  }
  return !isRefused
}
