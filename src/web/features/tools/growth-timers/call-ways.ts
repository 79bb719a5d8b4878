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
    return shown instanceof Notification
  } catch {
    return false
  }
}

/** Two short notes. The sound has to be made ready by a click, or the browser keeps it silent. */
export function createBell() {
  const context = new AudioContext()
  return {
    ring() {
      void context.resume()
      for (const [place, pitch] of [880, 1320].entries()) {
        const [tone, volume, at] = [context.createOscillator(), context.createGain(), context.currentTime + place * 0.18]
        tone.frequency.value = pitch
        volume.gain.setValueAtTime(0.16, at)
        volume.gain.exponentialRampToValueAtTime(0.001, at + 0.5)
        tone.connect(volume).connect(context.destination)
        tone.start(at)
        tone.stop(at + 0.5)
      }
    },
    close: () => void context.close(),
  }
}
export type Bell = ReturnType<typeof createBell>
