import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { startOutside, type Outside } from '../support/outside.ts'
import { serve, type Served } from '../support/serve.ts'

type Site = {
  embeds: { spotlight: string; game_video: string; video_host: string; store_widget: string; chat_widget: string }
  ads: { provider: string; tracks: boolean }
  analytics: { endpoint: string; domain: string }
}

let outside: Outside
/** Everything is set up and answers. */
let wiki: Served
/** Everything is set up and nothing can be reached. */
let lonely: Served
/** Nothing is set up. */
let bare: Served

/** The small wiki, with the pages that have something to embed. They speak of more items than it has. */
function serveWith(change: (site: Site) => void): Promise<Served> {
  return serve({}, 'test/wiki', (content) => {
    const file = join(content, 'site.yaml')
    const site = parse(readFileSync(file, 'utf8')) as Site
    change(site)
    writeFileSync(file, stringify(site))
    cpSync('content/facts', join(content, 'facts'), { recursive: true })
    for (const page of ['about-hydroneer.md', 'faq.md', 'privacy.md']) {
      const text = readFileSync(join('content/pages', page), 'utf8')
      writeFileSync(join(content, 'pages', page), text.replace(/:item\[([^\]]+)\]/g, '$1'))
    }
  })
}

/** Frames come from one name, calls go to another, so that the policy of a page can tell them apart. */
function setUp(site: Site, frames: string, calls: string) {
  site.embeds = {
    spotlight: 'abc123',
    game_video: 'def456',
    video_host: frames,
    store_widget: `${frames}/widget/1106840/`,
    chat_widget: `${calls}/widget.json`,
  }
  site.ads = { ...site.ads, provider: `${frames}/ad`, tracks: true }
  site.analytics = { endpoint: `${calls}/api/event`, domain: 'wiki.example' }
}

const callsOf = ({ address }: Outside) => address.replace('localhost', '127.0.0.1')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [here, gone] = await Promise.all([startOutside(), startOutside()])
  await gone.close()
  outside = here
  const starting = [
    serveWith((site) => setUp(site, here.address, callsOf(here))),
    serveWith((site) => {
      setUp(site, gone.address, callsOf(gone))
      site.ads.tracks = false
    }),
    serveWith((site) => {
      site.embeds = { ...site.embeds, spotlight: '', game_video: '', store_widget: '', chat_widget: '' }
      site.ads.provider = ''
      site.analytics.endpoint = ''
    }),
  ]
  ;[wiki, lonely, bare] = (await Promise.all(starting)) as [Served, Served, Served]
})
test.afterAll(() => Promise.all([wiki.stop(), lonely.stop(), bare.stop(), outside.close()]))
test.beforeEach(() => {
  outside.behave('well')
  outside.visits.length = 0
})

/** Visits of this reader's browser to somebody else's path. */
const visitsTo = (path: string) =>
  outside.visits.filter((visit) => visit.path.startsWith(path) && visit.headers['user-agent']?.includes('Mozilla'))
const views = () => visitsTo('/api/event').map(({ body }) => JSON.parse(body) as Record<string, string>)

/** What the page itself complains about; that somebody else's server answers badly is the browser's own remark. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOfOthers = message.location().url !== '' && !message.location().url.startsWith(new URL(page.url()).origin)
    if (message.type() === 'error' && !isOfOthers) complaints.push(message.text())
  })
  return complaints
}

/** Says to the page what a browser says that is set to refuse tracking. */
const refuseTracking = (page: Page, signal: 'doNotTrack' | 'globalPrivacyControl') =>
  page.addInitScript(([name]) => Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) }), [
    signal,
  ] as const)

test.describe('R01 the spotlight video', () => {
  test('nothing comes from the video site before the click; then the player is there, paused, in the same 170 px', async ({ page }) => {
    const complaints = listen(page)
    await page.goto(wiki.address)
    await page.waitForLoadState('networkidle')
    expect(visitsTo('/embed')).toEqual([])
    const box = page.locator('.video')
    expect((await box.boundingBox())?.height).toBe(170)
    await page.getByRole('button', { name: /Load the video/ }).click()
    const player = page.frameLocator('.video iframe')
    await expect(player.getByRole('heading', { name: 'Player' })).toBeVisible()
    expect(visitsTo('/embed').map(({ path }) => path)).toEqual(['/embed/abc123'])
    expect(await player.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    expect((await box.boundingBox())?.height).toBe(170)
    await expect(page.locator('.video iframe')).toBeFocused()
    expect(complaints).toEqual([])
  })
})

test.describe('R01 the spotlight video of a site that is not well', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen')

  test('a site that never answers is waited for, then said to be silent, and can be tried again', async ({ page }) => {
    await page.clock.install()
    outside.behave('silent')
    await page.goto(wiki.address)
    await page.getByRole('button', { name: /Load the video/ }).click()
    const box = page.locator('.video')
    await expect(box.getByRole('status')).toHaveText('Waiting for localhost …')
    await expect.poll(() => visitsTo('/embed').length).toBe(1)
    await page.clock.fastForward(10_500)
    await expect(box.getByRole('status')).toHaveText('localhost does not answer.')
    await expect(page.locator('.video iframe')).toHaveCount(0)
    expect((await box.boundingBox())?.height).toBe(170)
    outside.behave('well')
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('.video iframe').getByRole('heading', { name: 'Player' })).toBeVisible()
  })

  for (const behaviour of ['broken', 'garbage'] as const) {
    test(`a site that is ${behaviour} keeps its trouble in its box; the link beside it leads there`, async ({ page }) => {
      const complaints = listen(page)
      outside.behave(behaviour)
      await page.goto(wiki.address)
      await page.getByRole('button', { name: /Load the video/ }).click()
      await expect.poll(() => visitsTo('/embed').length).toBe(1)
      await expect(page.locator('.video .frame-note')).toBeHidden()
      expect((await page.locator('.video').boundingBox())?.height).toBe(170)
      await expect(page.getByRole('link', { name: 'Watch it on localhost' })).toHaveAttribute('href', `${outside.address}/embed/abc123`)
      await expect(page.getByRole('heading', { name: 'Latest from the blog' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  }
})

test('R05 the game video and the store box come when they are asked for, each by itself', async ({ page }) => {
  const complaints = listen(page)
  await page.goto(`${wiki.address}/about-hydroneer`)
  await page.waitForLoadState('networkidle')
  expect([...visitsTo('/embed'), ...visitsTo('/widget/')]).toEqual([])
  const box = page.locator('.store-frame')
  const before = await box.boundingBox()
  await page.getByRole('button', { name: /Show the store/ }).click()
  await expect(page.frameLocator('.store-frame iframe').getByRole('heading', { name: 'Store box' })).toBeVisible()
  expect((await box.boundingBox())?.height).toBe(before?.height)
  expect(visitsTo('/embed')).toEqual([])
  // By key: right after a frame was in the place where the pointer is, a click may still be the frame's.
  await page.getByRole('button', { name: /Load the video/ }).press('Enter')
  await expect(page.frameLocator('.game-video iframe').getByRole('heading', { name: 'Player' })).toBeVisible()
  expect(visitsTo('/embed').map(({ path }) => path)).toEqual(['/embed/def456'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

test('R01 the chat shows who is there, as text, and the reader never goes there', async ({ page }) => {
  const complaints = listen(page)
  await page.goto(wiki.address)
  const card = page.locator('.chat')
  await expect(card).toContainText('1,234 online')
  await expect(card.getByRole('listitem')).toHaveCount(4)
  await expect(card.getByRole('listitem').nth(0)).toContainText('Playing Hydroneer')
  await expect(card.getByRole('listitem').nth(1)).toContainText('<b>Bo</b>')
  await expect(card.getByRole('link', { name: /Join/ })).toHaveAttribute('href', 'https://chat.example/join')
  expect(visitsTo('/widget.json')).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('L06 ads', () => {
  const slot = (page: Page) => page.locator('.ad')

  test('on a phone there are none, and nothing is asked for', async ({ page, isMobile }) => {
    test.skip(!isMobile)
    await page.clock.install()
    await page.goto(`${wiki.address}/privacy`)
    await page.clock.fastForward(60_000)
    await expect(slot(page)).toBeHidden()
    await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
    expect(visitsTo('/ad')).toEqual([])
  })

  test('the reader is asked first; a yes is remembered, and nothing shifts', async ({ page, isMobile }) => {
    test.skip(isMobile, 'no ads on phones')
    const complaints = listen(page)
    await page.goto(`${wiki.address}/privacy`)
    const before = await slot(page).boundingBox()
    await expect(slot(page)).toContainText('Ads would come from localhost')
    expect(visitsTo('/ad')).toEqual([])
    await page.getByRole('button', { name: 'Show ads' }).click()
    await expect(page.frameLocator('.ad iframe').getByRole('heading', { name: 'Buy this' })).toBeVisible()
    expect(await slot(page).boundingBox()).toEqual(before)
    const frame = page.locator('.ad iframe')
    expect(await frame.getAttribute('sandbox')).not.toMatch(/top-navigation/)
    expect(visitsTo('/ad')[0]?.headers.referer).toBeUndefined()
    await page.goto(`${wiki.address}/faq`)
    await page.goto(`${wiki.address}/privacy`)
    await expect(page.frameLocator('.ad iframe').getByRole('heading', { name: 'Buy this' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('a no is remembered, and can be taken back on the privacy page', async ({ page, isMobile }) => {
    test.skip(isMobile, 'no ads on phones')
    await page.goto(`${wiki.address}/privacy`)
    await page.getByRole('button', { name: 'No ads' }).click()
    await expect(slot(page)).not.toContainText('Ads would come')
    await page.clock.install()
    await page.reload()
    await page.clock.fastForward(5000)
    await expect(slot(page).getByRole('link')).toBeVisible()
    await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
    expect(visitsTo('/ad')).toEqual([])
    const choice = page.getByRole('checkbox', { name: /Show me ads/ })
    await expect(choice).not.toBeChecked()
    await page.locator('label', { hasText: 'Show me ads' }).click()
    await expect(page.locator('[data-choice-status]')).toHaveText('Remembered in this browser.')
    await page.reload()
    await page.clock.fastForward(5000)
    await expect(page.locator('.ad iframe')).toBeVisible()
  })

  test('who asks not to be tracked is not even asked', async ({ page, isMobile }) => {
    test.skip(isMobile, 'no ads on phones')
    await refuseTracking(page, 'globalPrivacyControl')
    await page.clock.install()
    await page.goto(`${wiki.address}/privacy`)
    await page.clock.fastForward(5000)
    await expect(slot(page).getByRole('link')).toBeVisible()
    await expect(page.locator('.ad button, .ad iframe')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /Show me ads/ })).toBeDisabled()
    expect(visitsTo('/ad')).toEqual([])
  })

  test('a provider that never answers gives the place back', async ({ page, isMobile }) => {
    test.skip(isMobile, 'no ads on phones')
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
  test.skip(({ isMobile }) => isMobile, 'the same on every screen')

  test('each is one POST with the page, the domain and where from, and nothing of the reader', async ({ page }) => {
    await page.context().addCookies([{ name: 'who', value: 'me', url: callsOf(outside) }])
    await page.goto(`${wiki.address}/search?q=my+secret`, { referer: 'https://search.example/find?q=my+name' })
    await expect.poll(() => views().length).toBe(1)
    expect(views()[0]).toEqual({
      name: 'pageview',
      url: `${wiki.address}/search`,
      domain: 'wiki.example',
      referrer: 'https://search.example/',
    })
    await page.goto(`${wiki.address}/list/MXwyLDJ8Mw==/For%20Anna%20Smith`)
    await expect.poll(() => views().length).toBe(2)
    expect(views()[1]).toMatchObject({ url: `${wiki.address}/list/` })
    const [visit] = visitsTo('/api/event')
    expect(outside.visits.map(({ method }) => method)).not.toContain('OPTIONS')
    expect([visit?.method, visit?.headers.cookie, visit?.headers['content-type']]).toEqual(['POST', undefined, 'text/plain;charset=UTF-8'])
    expect(JSON.stringify(outside.visits)).not.toMatch(/secret|Anna|MXwy/)
  })

  test('a filter is no new view, another page is', async ({ page }) => {
    await page.goto(`${wiki.address}/speedrun`)
    await expect.poll(() => views().length).toBe(1)
    await page.getByLabel('Setup').selectOption('Duo')
    await expect(page).toHaveURL(/setup=Duo/)
    await page.locator('table.runs a').first().click()
    await expect.poll(() => views().length).toBe(2)
    expect(views()[1]?.referrer).toBe(`${wiki.address}/speedrun`)
  })

  for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
    test(`${signal} is heeded`, async ({ page }) => {
      await refuseTracking(page, signal)
      await page.goto(wiki.address)
      await page.goto(`${wiki.address}/privacy`)
      await expect(page.getByRole('checkbox', { name: /Count my visits/ })).toBeDisabled()
      await expect(page.locator('[data-choice-status]')).toContainText('Your browser asks sites not to track you')
      await page.waitForLoadState('networkidle')
      expect(visitsTo('/api/event')).toEqual([])
    })
  }

  test('a no on the privacy page is remembered, until it is taken back', async ({ page }) => {
    await page.goto(`${wiki.address}/privacy`)
    await expect.poll(() => views().length).toBe(1)
    await page.locator('label', { hasText: 'Count my visits' }).click()
    await expect(page.locator('[data-choice-status]')).toHaveText('Remembered in this browser.')
    await page.goto(`${wiki.address}/faq`)
    await page.goto(`${wiki.address}/privacy`)
    await expect(page.getByRole('checkbox', { name: /Count my visits/ })).not.toBeChecked()
    await page.waitForLoadState('networkidle')
    expect(views()).toHaveLength(1)
    await page.locator('label', { hasText: 'Count my visits' }).click()
    await page.goto(`${wiki.address}/faq`)
    await expect.poll(() => views().length).toBe(2)
  })

  for (const behaviour of ['silent', 'broken', 'garbage'] as const) {
    test(`a service that is ${behaviour} is nobody's concern`, async ({ page }) => {
      const complaints = listen(page)
      outside.behave(behaviour)
      await page.goto(`${wiki.address}/faq`)
      await expect.poll(() => visitsTo('/api/event').length).toBe(1)
      await page.locator('details summary').first().click()
      await expect(page.locator('details').first()).toHaveAttribute('open', '')
      expect(complaints).toEqual([])
    })
  }
})

test('where nothing can be reached, pages are whole, say what is missing and keep their shape', async ({ page, isMobile }) => {
  const complaints = listen(page)
  await page.goto(lonely.address)
  await expect(page.locator('.chat')).toContainText('Ask what you cannot find here')
  await expect(page.locator('.chat').getByRole('link', { name: /Join/ })).toHaveAttribute('href', /^https:/)
  const height = await page.locator('.chat').evaluate((card) => card.getBoundingClientRect().height)
  await page.getByRole('button', { name: /Load the video/ }).click()
  await expect(page.locator('.video iframe')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await page.locator('.video').boundingBox())?.height).toBe(170)
  expect(await page.locator('.chat').evaluate((card) => card.getBoundingClientRect().height)).toBe(height)
  await expect(page.getByRole('link', { name: 'Watch it on localhost' })).toBeVisible()

  await page.goto(`${lonely.address}/about-hydroneer`)
  await page.getByRole('button', { name: /Show the store/ }).click()
  await expect(page.locator('.store-frame iframe')).toBeVisible()
  await expect(page.locator('.store-widget').getByRole('link')).toBeVisible()
  if (!isMobile) {
    // A provider that follows nobody is not asked about, and cannot keep anything in the browser.
    await expect(page.locator('.ad iframe').first()).toBeVisible()
    expect(await page.locator('.ad iframe').first().getAttribute('sandbox')).not.toContain('allow-same-origin')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

test.describe('the policy of a page', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen')

  const policyOf = async (served: Served, path = '/') => (await served.get(path)).headers.get('content-security-policy') ?? ''
  const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

  test('names the hosts that are set up, for what they are there for', async () => {
    const policy = await policyOf(wiki)
    expect(part(policy, 'frame-src')).toBe(`frame-src ${outside.address}`)
    expect(part(policy, 'connect-src')).toBe(`connect-src 'self' ${callsOf(outside)}`)
    expect(part(policy, 'script-src')).not.toContain('http')
    expect(part(policy, 'img-src')).not.toContain('http')
  })

  test('what is switched off is nowhere: not on the page, not in the policy', async ({ page }) => {
    for (const path of ['/', '/about-hydroneer', '/privacy', '/faq', '/database/gold-ore']) {
      const policy = await policyOf(bare, path)
      expect(part(policy, 'frame-src'), path).toBe("frame-src 'none'")
      expect(part(policy, 'connect-src'), path).toBe("connect-src 'self'")
      await page.goto(bare.address + path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('iframe, [data-video], [data-chat], [data-ad], [data-choice], meta[name=analytics]'), path).toHaveCount(0)
    }
    await page.goto(bare.address)
    await expect(page.getByText('The next spotlight is being chosen.')).toBeVisible()
    await expect(page.locator('.chat').getByRole('link', { name: /Join/ })).toBeVisible()
  })
})
