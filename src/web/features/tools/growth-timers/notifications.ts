/** Permission for notifications; `missing`: the browser does not support them. */
export type Permission = 'granted' | 'denied' | 'unasked' | 'missing'

export function readPermission(): Permission {
  if (!('Notification' in window)) return 'missing'
  return Notification.permission === 'default' ? 'unasked' : Notification.permission
}

/** Asks the reader for permission. Call it only from a click handler. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in window)) return 'missing'
  await Notification.requestPermission().catch(() => 'denied')
  return readPermission()
}

/**
 * Shows a notification, replacing one with the same tag; false if that fails. Some phones show notifications only through a service worker.
 */
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

/** Prepares the sound. A browser keeps it muted on each page until the reader clicks or presses a key. */
export function prepareBell() {
  sounds ??= new AudioContext()
  sounds.resume().catch(() => undefined)
}

/** Plays two short notes; false if the browser keeps them muted. */
export function ringBell(): boolean {
  if (sounds?.state !== 'running') return false
  for (const [index, pitch] of [880, 1320].entries()) {
    const [tone, volume, at] = [sounds.createOscillator(), sounds.createGain(), sounds.currentTime + index * 0.18]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.16, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
    tone.connect(volume).connect(sounds.destination)
    tone.start(at)
    tone.stop(at + 0.5)
  }
  return true
}

/** Plays the sound as soon as the browser allows it. */
export async function ringOnce() {
  prepareBell()
  await sounds?.resume().catch(() => undefined)
  ringBell()
}

export const canStayAwake = () => 'wakeLock' in navigator

let lock: WakeLockSentinel | undefined
let isAsking = false

/** The features that want the screen to stay on. */
const wanting = new Set<'timers' | 'now'>()

/** Whether the browser rejected the last request, as it does with a low battery or by a setting. */
let isRejected = false
export const isWakeLockRejected = () => isRejected

/**
 * Keeps the screen on while any feature wants it; false if the browser rejects that. The browser releases the lock while the page is
 * hidden.
 */
export async function keepAwake(who: 'timers' | 'now', isWantedHere: boolean): Promise<boolean> {
  if (isWantedHere) wanting.add(who)
  else wanting.delete(who)
  const isWanted = wanting.size > 0
  if (!isWanted) isRejected = false
  if (isAsking || !canStayAwake() || isWanted === (lock?.released === false)) return !isRejected
  if (!isWanted) await lock?.release()
  else if (document.visibilityState === 'visible') {
    isAsking = true
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    isAsking = false
    isRejected = lock === undefined
  }
  return !isRejected
}
