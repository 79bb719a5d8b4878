import { expect, test } from '@playwright/test'

/** Input methods, missing permissions, and very small windows. */

test('keys of an input method do not trigger actions of a list @long', async ({ page }) => {
  await page.goto(`/list/${btoa('1|2,3|4')}`)
  const have = page.getByRole('spinbutton', { name: 'Have of Shovel', exact: true })
  await expect(have).toBeEditable()
  await have.focus()
  const press = (options: { isComposing?: boolean; keyCode?: number }) =>
    have.evaluate((field, own) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...own }))
    }, options)
  await press({ isComposing: true })
  // As Safari sends the Enter that ends a composition.
  await press({ keyCode: 229 })
  await expect(have).toBeFocused()
  await press({})
  await expect(have).not.toBeFocused()
})

test('a list that cannot be copied is shown in a field @long', async ({ page }) => {
  // As over http.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`/list/${btoa('1|2,3|4')}`)
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled()
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByRole('textbox', { name: 'Copy it from here' })).toHaveValue(/2 x Shovel[\s\S]+Total: 6 items/)
})

test('a table copied over http is shown as text', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/database?find=shovel')
  await page.getByRole('button', { name: 'Copy table' }).click()
  await expect(page.getByRole('textbox', { name: 'Copy it from here' })).toHaveValue(/^Name\tPrice in coins[\s\S]+Improved Shovel\t/)
  await expect(page.getByRole('textbox', { name: 'Copy it from here' })).toBeFocused()
})

test('at 400 % zoom no bar covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/database/gold-ore')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  for (const bar of ['.masthead', '.tabbar']) await expect(page.locator(bar)).not.toBeInViewport()
})

test.describe('a click on a notification', () => {
  test.use({ serviceWorkers: 'allow' })
  test('closes it and focuses the visible page, else any page, else opens the timers @long', async ({ page, context }) => {
    await page.goto('/tools/growth-timers')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    // A headless browser shows no notifications, and needs a real click to focus or open pages.
    const click = (open: DocumentVisibilityState[]) =>
      worker.evaluate(async (states) => {
        type Clients = { matchAll: () => Promise<unknown[]>; openWindow: (url: string) => Promise<unknown> }
        const clients = Reflect.get(globalThis, 'clients') as Clients
        const steps: string[] = []
        const step = (name: string) => Promise.resolve(steps.push(name))
        clients.matchAll = () => Promise.resolve(states.map((visibilityState) => ({ visibilityState, focus: () => step(visibilityState) })))
        clients.openWindow = step
        let work: Promise<unknown> | undefined
        const waitUntil = (promise: Promise<unknown>) => void (work = promise)
        const notification = { close: () => steps.push('closed') }
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await work
        return steps
      }, open)
    expect(await click(['hidden', 'visible'])).toEqual(['closed', 'visible'])
    expect(await click(['hidden'])).toEqual(['closed', 'hidden'])
    expect(await click([])).toEqual(['closed', '/tools/growth-timers'])
  })
})
