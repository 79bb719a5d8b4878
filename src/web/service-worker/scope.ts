/** What a service worker has and a page has not, as far as it is used here: the compiler knows this code as part of pages. */
export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Heard = Lasting & { data: unknown }
type Clicked = Lasting & { notification: Notification }
type OpenPage = { visibilityState: DocumentVisibilityState; focus: () => Promise<unknown> }

type Scope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'message', listener: (event: Heard) => void) => void) &
    ((type: 'notificationclick', listener: (event: Clicked) => void) => void)
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<OpenPage[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}

declare const self: Scope

export const scope = self
