import type { Page } from '@playwright/test'

/** Makes localStorage throw from the next page on, as with blocked cookies. */
export function blockStorage(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
}
