import { expect, test } from '@playwright/test'
import { callsOf, listen, serveWith, setUp, visitsTo } from '../support/embedding.ts'
import { openPage } from '../support/open-page.ts'
import { startOutside, type Outside } from '../support/outside.ts'
import type { Served } from '../support/serve.ts'

let outside: Outside
/** All embeds are configured. */
let wiki: Served
/** No embed is configured. */
let bare: Served

test.beforeAll(async () => {
  test.setTimeout(120_000)
  outside = await startOutside()
  ;[wiki, bare] = await Promise.all([
    serveWith((site) => {
      setUp(site, outside.address, callsOf(outside))
      site.ads.tracks = false
    }),
    serveWith((site) => {
      site.embeds = { ...site.embeds, spotlight: '', game_video: '', store_widget: '', chat_widget: '' }
      site.ads.provider = ''
      site.analytics.endpoint = ''
      site.contact.email = ''
    }),
  ])
})
test.afterAll(() => Promise.all([wiki.stop(), bare.stop(), outside.close()]))
test.beforeEach(() => {
  outside.behave('well')
  outside.visits.length = 0
})

test.describe('R01 the home page', () => {
  test('members of the chat are text; the video loads on a click, paused, in the same 170 px', async ({ page }) => {
    const complaints = listen(page)
    await openPage(page, wiki.address)
    const card = page.locator('.chat')
    await expect(card).toContainText('1,234 online')
    await expect(card.getByRole('listitem')).toHaveCount(4)
    await expect(card.getByRole('listitem').nth(0)).toContainText('Playing Hydroneer')
    await expect(card.getByRole('listitem').nth(1)).toContainText('<b>Bo</b>')
    await expect(card.getByRole('link', { name: /Join/ })).toHaveAttribute('href', 'https://chat.example/join')
    // The server asked the chat, not the reader.
    expect(visitsTo(outside, '/widget.json')).toEqual([])

    const box = page.locator('.video')
    await expect(box.locator('iframe')).toHaveCount(0)
    expect(visitsTo(outside, '/embed')).toEqual([])
    expect((await box.boundingBox())?.height).toBe(170)
    await page.getByRole('button', { name: /Load the video/ }).click()
    const player = page.frameLocator('.video iframe')
    await expect(player.getByRole('heading', { name: 'Player' })).toBeVisible()
    expect(visitsTo(outside, '/embed').map(({ path }) => path)).toEqual(['/embed/abc123'])
    expect(await player.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    expect((await box.boundingBox())?.height).toBe(170)
    await expect(page.locator('.video iframe')).toBeFocused()
    expect(complaints).toEqual([])
  })
})

test.describe('R01 the spotlight video of a broken site', () => {
  test('a site that never answers is reported after a timeout, with a retry @long', async ({ page }) => {
    await page.clock.install()
    outside.behave('silent', '/embed')
    await openPage(page, wiki.address)
    await page.getByRole('button', { name: /Load the video/ }).click()
    const box = page.locator('.video')
    await expect(box.getByRole('status')).toHaveText('Waiting for localhost …')
    await expect.poll(() => visitsTo(outside, '/embed').length).toBe(1)
    await page.clock.fastForward(10_500)
    await expect(box.getByRole('status')).toHaveText('localhost does not answer.')
    await expect(page.locator('.video iframe')).toHaveCount(0)
    expect((await box.boundingBox())?.height).toBe(170)
    outside.behave('well')
    await box.getByRole('button', { name: 'Try again' }).click()
    await expect(page.frameLocator('.video iframe').getByRole('heading', { name: 'Player' })).toBeVisible()
  })

  for (const behaviour of ['broken', 'garbage'] as const) {
    test(`a site that is ${behaviour} does not affect the page, and the link beside it works`, { tag: '@long' }, async ({ page }) => {
      const complaints = listen(page)
      outside.behave(behaviour, '/embed')
      await openPage(page, wiki.address)
      await page.getByRole('button', { name: /Load the video/ }).click()
      await expect.poll(() => visitsTo(outside, '/embed').length).toBe(1)
      await expect(page.locator('.video .frame-note')).toBeHidden()
      expect((await page.locator('.video').boundingBox())?.height).toBe(170)
      await expect(page.getByRole('link', { name: 'Watch it on localhost' })).toHaveAttribute('href', `${outside.address}/embed/abc123`)
      await expect(page.getByRole('heading', { name: 'Latest from the blog' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  }
})

test('R05 the game video and the store widget load on their own click', async ({ page }) => {
  const complaints = listen(page)
  await openPage(page, `${wiki.address}/about-hydroneer`)
  await page.evaluate(() => document.fonts.ready)
  const box = page.locator('.store-frame')
  await expect(page.locator('.store-frame iframe, .game-video iframe')).toHaveCount(0)
  expect([...visitsTo(outside, '/embed'), ...visitsTo(outside, '/widget/')]).toEqual([])
  const before = await box.boundingBox()
  await page.getByRole('button', { name: /Show the store/ }).click()
  await expect(page.frameLocator('.store-frame iframe').getByRole('heading', { name: 'Store box' })).toBeVisible()
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(before?.height)
  expect(visitsTo(outside, '/embed')).toEqual([])
  // By keyboard: after a frame was under the pointer, a click may still go to it.
  await page.getByRole('button', { name: /Load the video/ }).press('Enter')
  await expect(page.frameLocator('.game-video iframe').getByRole('heading', { name: 'Player' })).toBeVisible()
  expect(visitsTo(outside, '/embed').map(({ path }) => path)).toEqual(['/embed/def456'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

test('without a network to other sites, pages are complete, name the missing parts and keep their layout @long', async ({ page }) => {
  const complaints = listen(page)
  await outside.close()
  await openPage(page, wiki.address)
  await expect(page.locator('.chat').getByRole('link', { name: /Join/ })).toHaveAttribute('href', /^https:/)
  // A font of rarer letters may begin to load after the page.
  await page.evaluate(async () => void (await Promise.allSettled([...document.fonts].map((font) => font.load()))))
  const height = await page.locator('.chat').evaluate((card) => card.getBoundingClientRect().height)
  await page.getByRole('button', { name: /Load the video/ }).click()
  await expect(page.locator('.video iframe')).toBeVisible()
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContainEqual(expect.stringMatching(/^chrome-error:/))
  expect((await page.locator('.video').boundingBox())?.height).toBe(170)
  expect(await page.locator('.chat').evaluate((card) => card.getBoundingClientRect().height)).toBe(height)
  await expect(page.getByRole('link', { name: 'Watch it on localhost' })).toBeVisible()

  await openPage(page, `${wiki.address}/about-hydroneer`)
  await page.getByRole('button', { name: /Show the store/ }).click()
  await expect(page.locator('.store-frame iframe')).toBeVisible()
  await expect(page.locator('.store-widget').getByRole('link')).toBeVisible()
  // A provider without tracking needs no consent, and cannot store anything.
  await expect(page.locator('.ad iframe').first()).toBeVisible()
  expect(await page.locator('.ad iframe').first().getAttribute('sandbox')).not.toContain('allow-same-origin')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await outside.open()
})

test.describe('the policy of a page', () => {
  const policyOf = async (served: Served, path = '/') => (await served.get(path)).headers.get('content-security-policy') ?? ''
  const part = (policy: string, name: string) => policy.split('; ').find((directive) => directive.startsWith(`${name} `))

  test('allows the configured hosts for their purpose', async () => {
    const policy = await policyOf(wiki)
    expect(part(policy, 'frame-src')).toBe(`frame-src ${outside.address}`)
    expect(part(policy, 'connect-src')).toBe(`connect-src 'self' ${callsOf(outside)}`)
    expect(part(policy, 'script-src')).not.toContain('http')
    expect(part(policy, 'img-src')).not.toContain('http')
  })

  test('disabled embeds are neither on the page nor in the policy @long', async ({ page }) => {
    const embedding = /<iframe|<[^>]* data-(?:video|chat|ad|choice)[ =>]|<meta name="analytics"/g
    expect((await (await wiki.get('/')).text()).match(embedding)?.length).toBeGreaterThan(2)
    for (const path of ['/', '/about-hydroneer', '/privacy', '/faq', '/database/gold-ore']) {
      const policy = await policyOf(bare, path)
      expect(part(policy, 'frame-src'), path).toBe("frame-src 'none'")
      expect(part(policy, 'connect-src'), path).toBe("connect-src 'self'")
      const html = await (await bare.get(path)).text()
      expect(html.match(embedding), path).toBe(null)
    }
    // Scripts do not load them either.
    await openPage(page, bare.address)
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Spotlight' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'A random item' })).toBeVisible()
    // The same card as for an unreachable chat.
    await expect(page.locator('.chat')).toContainText('Ask what you cannot find here')
    await expect(page.locator('.chat').getByRole('link', { name: /Join/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rent a plot here' })).toBeVisible()
    await page.goto(`${bare.address}/contact`)
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('R07 a rented ad slot is labeled on the home page, and the contact page has the address @long', async ({ page }) => {
    await page.goto(wiki.address)
    const plot = page.getByRole('link', { name: /Cork radio/ })
    await expect(plot).toHaveAttribute('href', `${outside.address}/plot`)
    await expect(plot).toHaveAttribute('rel', /sponsored/)
    await expect(page.getByText('A rented plot, not part of the wiki.')).toBeVisible()
    await page.goto(`${wiki.address}/contact`)
    await expect(page.locator('a[href="mailto:editors@bridgepour.example"]')).toBeVisible()
  })
})
