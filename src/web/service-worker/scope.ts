/** What a service worker has and a page has not, as far as it is used here: the compiler knows this code as part of pages. */
export type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Heard = Lasting & { data: unknown }

type Scope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'message', listener: (event: Heard) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
}

declare const self: Scope

export const scope = self
