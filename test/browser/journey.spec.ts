import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'

/** Journeys share a page: what one leaves behind, the next one must not find. */
test.describe.configure({ mode: 'serial' })

let before: Page | undefined

/** What a page can find of whoever was there. */
const look = (page: Page) =>
  page.evaluate(async () => ({
    kept: [localStorage.length, sessionStorage.length, (await caches.keys()).length, document.cookie, window.name],
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    size: [innerWidth, innerHeight],
  }))
const untouched = { kept: [0, 0, 0, '', ''], mayRead: 'prompt', size: [1440, 640] }

test.use({ viewport: { width: 1440, height: 640 } })

test('a journey writes, turns things off and makes the window small', async ({ page, context }) => {
  await page.goto('/robots.txt')
  expect(await look(page)).toEqual(untouched)
  await page.evaluate(async () => {
    localStorage.setItem('some', 'thing')
    sessionStorage.setItem('some', 'thing')
    await caches.open('some')
    document.cookie = 'some=thing'
    window.name = 'some'
  })
  await context.grantPermissions(['clipboard-read'])
  await page.setViewportSize({ width: 390, height: 400 })
  expect(await look(page)).toEqual({ kept: [1, 1, 1, 'some=thing', 'some'], mayRead: 'granted', size: [390, 400] })
  await page.route('**/faq', (route) => route.abort())
  await context.route('**/about', (route) => route.abort())
  page.on('request', () => {
    throw new Error('somebody listens still')
  })
  await context.newPage()
  await context.setOffline(true)
  before = page
})

test('the next one has its page, and finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(before)
  expect(context.pages()).toEqual([page])
  for (const path of ['/faq', '/about', '/robots.txt']) expect((await page.goto(path))?.status()).toBe(200)
  expect(await look(page)).toEqual(untouched)
  await page.clock.setFixedTime(0)
})

test('after what nothing undoes, the next one has a page of its own', async ({ page }) => {
  expect(page).not.toBe(before)
  await page.goto('/robots.txt')
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(0)
})
