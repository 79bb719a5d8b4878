import { expect, test, type Page } from '@playwright/test'
import { watchShifts, type Shift } from '../support/shifts.ts'

/** Pages filled in by scripts, with a check that this is done. */
const filled: Record<string, (page: Page) => Promise<void>> = {
  '/offline': (page) => expect(page.getByText('to load; what is there already is not loaded again')).toBeVisible(),
  '/now?goal=teapot&have=candle': (page) => expect(page.getByRole('button', { name: 'Handed in' })).toBeEnabled(),
  '/my-game': (page) => expect(page.getByRole('button', { name: 'Open a file' })).toBeEnabled(),
  '/database/teapot-blueprint': (page) => expect(page.getByText(/hand-ins? left/)).toBeVisible(),
  '/database/map': (page) => expect(page.getByRole('button', { name: 'Add a pin' })).toBeEnabled(),
}

/** The others run in the long test. */
const quick = new Set(['/database/teapot-blueprint'])

/** Maximum layout shift: about one line that grows by a word. */
const barelySeen = 0.01

for (const [path, isFilled] of Object.entries(filled)) {
  test(
    `${path} does not shift when its scripts have loaded`,
    { tag: quick.has(path) ? '@phone-only' : ['@phone-only', '@long'] },
    async ({ page }) => {
      await watchShifts(page)
      await page.goto(path)
      await isFilled(page)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const shifts = await page.evaluate<Shift[]>('shifts')
      expect(
        shifts.reduce((total, { by }) => total + by, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(barelySeen)
    },
  )
}
