import { expect, test, type Page } from '@playwright/test'
import { callsOf, listen, denyTracking, serveWith, setUp, visitsTo } from '../support/embedding.ts'
import { openPage } from '../support/open-page.ts'
import { startOutside, type Outside } from '../support/outside.ts'
import type { Served } from '../support/serve.ts'

let outside: Outside
let wiki: Served

test.beforeAll(async () => {
  outside = await startOutside()
  wiki = await serveWith((site) => setUp(site, outside.address, callsOf(outside)))
})
test.afterAll(() => Promise.all([wiki.stop(), outside.close()]))
test.beforeEach(() => {
  outside.behave('well')
  outside.visits.length = 0
})

/** Page views that a page sends, also before they arrive. */
function noteViews(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/event') && sent.push(request.url())))
  return sent
}

const views = () => visitsTo(outside, '/api/event').map(({ body }) => JSON.parse(body) as Record<string, string>)

test.describe('L06 ads', () => {
  const slot = (page: Page) => page.locator('.ad')

  test.describe('on a phone', () => {
    // Here instead of in the phone project, which would start a second wiki.
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('there are none, and nothing is requested @long', async ({ page }) => {
      await page.clock.install()
      await page.goto(`${wiki.address}/privacy`)
      await page.clock.fastForward(60_000)
      await expect(slot(page)).toBeHidden()
      await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
      expect(visitsTo(outside, '/ad')).toEqual([])
    })
  })

  test('ads need consent, which is remembered, and nothing shifts', async ({ page }) => {
    const complaints = listen(page)
    await page.goto(`${wiki.address}/privacy`)
    await slot(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    const before = await slot(page).boundingBox()
    await expect(slot(page)).toContainText('Ads would come from localhost')
    expect(visitsTo(outside, '/ad')).toEqual([])
    await page.getByRole('button', { name: 'Show ads' }).click()
    await expect(page.frameLocator('.ad iframe').getByRole('heading', { name: 'Buy this' })).toBeVisible()
    await expect.poll(() => slot(page).boundingBox()).toEqual(before)
    const frame = page.locator('.ad iframe')
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation/)
    expect(visitsTo(outside, '/ad')[0]?.headers.referer).toBeUndefined()
    await page.goto(`${wiki.address}/faq`)
    await page.goto(`${wiki.address}/privacy`)
    await expect(page.frameLocator('.ad iframe').getByRole('heading', { name: 'Buy this' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a refusal is remembered, and can be changed on the privacy page @long', async ({ page }) => {
    await page.goto(`${wiki.address}/privacy`)
    await page.getByRole('button', { name: 'No ads' }).click()
    await expect(slot(page)).not.toContainText('Ads would come')
    await page.clock.install()
    await page.reload()
    await page.clock.fastForward(5000)
    await expect(slot(page).getByRole('link')).toBeVisible()
    await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
    expect(visitsTo(outside, '/ad')).toEqual([])
    const choice = page.getByRole('checkbox', { name: /Show me ads/ })
    await expect(choice).not.toBeChecked()
    await page.locator('label', { hasText: 'Show me ads' }).click()
    await expect(page.locator('[data-choice-status]')).toHaveText('Remembered in this browser.')
    await page.reload()
    await page.clock.fastForward(5000)
    await expect(page.locator('.ad iframe')).toBeVisible()
  })

  test('a browser with a signal against tracking sees no question, and sends no page view @long', async ({ page }) => {
    await denyTracking(page, 'globalPrivacyControl')
    const sent = noteViews(page)
    await page.clock.install()
    await page.goto(`${wiki.address}/privacy`)
    await page.clock.fastForward(5000)
    await expect(slot(page).getByRole('link')).toBeVisible()
    await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /Show me ads/ })).toBeDisabled()
    expect(visitsTo(outside, '/ad')).toEqual([])
    await expect(page.getByRole('checkbox', { name: /Count my visits/ })).toBeDisabled()
    await expect(page.locator('[data-choice-status]')).toContainText('Your browser asks sites not to track you')
    expect(sent).toEqual([])
  })

  test('the slot of a provider that never answers is removed @long', async ({ page }) => {
    outside.behave('silent')
    await page.goto(`${wiki.address}/privacy`)
    await page.evaluate(() => localStorage.setItem('choice_ads', 'yes'))
    await page.clock.install()
    await page.reload()
    await page.clock.fastForward(5000)
    await expect(page.locator('.ad iframe')).toHaveCount(1)
    await page.clock.fastForward(10_500)
    await expect(page.locator('.ad iframe')).toHaveCount(0)
    await expect(slot(page).getByRole('link')).toBeVisible()
  })
})

test.describe('L07 page views', () => {
  test('each is one POST with page, domain and referrer, and no data of the reader', async ({ page }) => {
    await page.context().addCookies([{ name: 'who', value: 'me', url: callsOf(outside) }])
    await page.goto(`${wiki.address}/search?q=my+secret`, { referer: 'https://search.example/find?q=my+name' })
    await expect.poll(() => views().length).toBe(1)
    expect(views()[0]).toEqual({
      name: 'pageview',
      url: `${wiki.address}/search`,
      domain: 'bridgepour.example',
      referrer: 'https://search.example/',
    })
    await page.goto(`${wiki.address}/list/MXwyLDJ8Mw==/For%20Anna%20Smith`)
    await expect.poll(() => views().length).toBe(2)
    expect(views()[1]).toMatchObject({ url: `${wiki.address}/list/` })
    const [visit] = visitsTo(outside, '/api/event')
    expect(outside.visits.map(({ method }) => method)).not.toContain('OPTIONS')
    expect([visit?.method, visit?.headers.cookie, visit?.headers['content-type']]).toEqual(['POST', undefined, 'text/plain;charset=UTF-8'])
    expect(JSON.stringify(outside.visits)).not.toMatch(/secret|Anna|MXwy/)
  })

  test('a filter is not a new view, another page is @long', async ({ page }) => {
    await page.goto(`${wiki.address}/speedrun`)
    await expect.poll(() => views().length).toBe(1)
    await page.getByLabel('Setup').selectOption('Duo')
    await expect(page).toHaveURL(/setup=Duo/)
    await page.locator('table.runs a').first().click()
    await expect.poll(() => views().length).toBe(2)
    expect(views()[1]?.referrer).toBe(`${wiki.address}/speedrun`)
  })

  test('doNotTrack is respected', { tag: '@long' }, async ({ page }) => {
    await denyTracking(page, 'doNotTrack')
    const sent = noteViews(page)
    await openPage(page, wiki.address)
    await openPage(page, `${wiki.address}/privacy`)
    await expect(page.getByRole('checkbox', { name: /Count my visits/ })).toBeDisabled()
    await expect(page.locator('[data-choice-status]')).toContainText('Your browser asks sites not to track you')
    expect(sent).toEqual([])
  })

  test('a refusal on the privacy page is remembered until it is changed @long', async ({ page }) => {
    const sent = noteViews(page)
    await openPage(page, `${wiki.address}/privacy`)
    await expect.poll(() => views().length).toBe(1)
    await page.locator('label', { hasText: 'Count my visits' }).click()
    await expect(page.locator('[data-choice-status]')).toHaveText('Remembered in this browser.')
    await openPage(page, `${wiki.address}/faq`)
    await openPage(page, `${wiki.address}/privacy`)
    await expect(page.getByRole('checkbox', { name: /Count my visits/ })).not.toBeChecked()
    expect(sent).toHaveLength(1)
    await page.locator('label', { hasText: 'Count my visits' }).click()
    await page.goto(`${wiki.address}/faq`)
    await expect.poll(() => views().length).toBe(2)
  })

  for (const behaviour of ['silent', 'broken', 'garbage'] as const) {
    test(`a service that is ${behaviour} does not affect the page @long`, async ({ page }) => {
      const complaints = listen(page)
      outside.behave(behaviour)
      await page.goto(`${wiki.address}/faq`)
      await expect.poll(() => visitsTo(outside, '/api/event').length).toBe(1)
      await page.locator('details summary').first().click()
      await expect(page.locator('details').first()).toHaveAttribute('open', '')
      expect(complaints).toEqual([])
    })
  }
})
