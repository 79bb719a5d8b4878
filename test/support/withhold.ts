import type { Page, Route } from '@playwright/test'

/**
 * Holds matching requests until the returned function is called. The route stays active after that: a request in flight during a page's
 * last `unroute` would never get a response.
 */
export async function withhold(
  page: Page,
  addresses: Parameters<Page['route']>[0],
  instead: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<() => void> {
  let isHeld = true
  await page.route(addresses, (route) => (isHeld ? instead(route) : route.continue()))
  return () => {
    isHeld = false
  }
}
