/** Types of the service worker's scope used here: the compiler checks this code as part of pages. */
export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type NotificationEvent = ExtendableEvent & { notification: Notification }
type OpenPage = { visibilityState: DocumentVisibilityState; focus: () => Promise<unknown> }

type Scope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<OpenPage[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: ServiceWorkerRegistration
}

declare const self: Scope

export const scope = self
