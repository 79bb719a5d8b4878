import type { Page } from '@playwright/test'

/** From the next page on, the browser keeps nothing: as with cookies refused, where even to ask is an error. */
export function blockStorage(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
}
