import type { Page, Route } from '@playwright/test'

/**
 * Keeps some requests from being answered until the returned function is called. They go on being seen after that: a request that
 * is on its way when the last `unroute` of a page comes is never answered at all.
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
