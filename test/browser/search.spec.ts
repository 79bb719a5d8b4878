import { expect, test, type Locator, type Page, type Request } from '@playwright/test'

/** "Search and shortcuts" of the list of behaviors, and search on every page. */
const box = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const allResults = (page: Page) => page.getByRole('dialog').getByRole('link', { name: /^See all \d+ results$/ })

/** Waits until the shortcuts work. */
async function alive(page: Page) {
  await expect(page.locator('#site-search')).toHaveAttribute('aria-haspopup', 'dialog')
}

/** Blocks the index, so that the server is asked for each letter. */
const blockIndex = (page: Page) => page.route('**/api/search-index/', (route) => route.abort())

/** Holds suggestions for this text until the returned function is called. */
async function holdSuggestions(page: Page, text: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/api/suggest-all/${text}/`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** On phones the field is at the bottom of the visible area, above the keyboard, with the best option above it. */
async function standsAboveKeyboard(page: Page) {
  const edges = () =>
    page.evaluate(() => {
      const [field, best, next] = [...document.querySelectorAll('.finder form, .finder [role=option]')].map((element) =>
        element.getBoundingClientRect(),
      )
      return [next?.bottom, best?.top, best?.bottom, field?.top, field?.bottom].map((edge) => Math.round(edge ?? 0))
    })
  const height = await page.evaluate(() => innerHeight)
  for (const keyboard of [0, 300]) {
    await page.evaluate((visibleHeight) => {
      Object.defineProperty(visualViewport, 'height', { value: visibleHeight, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, height - keyboard)
    // It slides in from below.
    await expect.poll(async () => (await edges()).at(-1)).toBe(height - keyboard)
    await expect(async () => {
      const actual = await edges()
      expect(actual).toEqual(actual.toSorted((a, b) => a - b))
    }).toPass()
  }
}

test('search anywhere: / opens it, early letters are kept, suggestions are announced, Escape restores the focus', async ({ page }) => {
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('/')
  await page.keyboard.type('shovle')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('shovle')
  await expect(options(page).first()).toContainText('Shovel')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(box(page)).toHaveAttribute('aria-controls', (await page.getByRole('listbox').getAttribute('id')) ?? '')
  // The status says what Enter does; nothing is announced on each letter.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ suggestions?\. Enter shows all results$/, {
    useInnerText: true,
  })
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toHaveCount(1)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toHaveCount(0)
  // Arrow up from the field selects the last option; arrow down returns.
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  // Ctrl+Enter opens a new tab; the search stays open.
  await page.keyboard.press('Control+k')
  await box(page).fill('gold ore')
  await expect(options(page).first()).toContainText('Gold Ore')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(/\/database\/gold-ore$/)
  await expect(box(page)).toHaveValue('gold ore')
  // Single letters are not stored.
  await box(page).fill('g')
  await expect(options(page).first()).toBeVisible()
  const openedToo = page.waitForEvent('popup')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+Enter')
  await openedToo
  await box(page).fill('')
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['gold ore'])
})

test('search anywhere, with the server: Enter acts on the current text, never on an older one', async ({ page, context }) => {
  await blockIndex(page)
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('/')
  await expect(options(page).first()).toBeVisible()
  const results = page.locator('dialog .res')
  // Options of the start cannot be chosen once text is typed. Arrow down and Enter apply to the new ones.
  const releaseShovel = await holdSuggestions(page, 'shovel')
  await box(page).fill('shovel')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  releaseShovel()
  await expect(page).toHaveURL(/\/database\/shovel$/)
  await alive(page)
  await page.keyboard.press('/')
  // An answer that arrives late does not replace that of the current text.
  const releaseTea = await holdSuggestions(page, 'tea')
  const isTea = (request: Request) => request.url().endsWith('/api/suggest-all/tea/')
  const teaEnds = Promise.race([page.waitForEvent('requestfinished', isTea), page.waitForEvent('requestfailed', isTea)])
  await box(page).fill('tea')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  await box(page).fill('gold ore')
  await expect(options(page).first()).toContainText('Gold Ore')
  releaseTea()
  await teaEnds
  await expect(options(page).first()).toContainText('Gold Ore')
  const releasePan = await holdSuggestions(page, 'pan')
  await box(page).fill('pan')
  await expect(results).toHaveAttribute('aria-busy', 'true')
  // Without options, Enter shows all results at once.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=pan$/)
  await expect(page.getByText(/^Your search for "pan" returned \d+ results\.$/)).toBeVisible()
  releasePan()
  // Offline it shows a message and retries.
  await alive(page)
  await page.keyboard.press('Control+k')
  await box(page).fill('teap')
  await expect(options(page).first()).toContainText('Tea')
  await context.setOffline(true)
  await box(page).fill('teapot')
  await expect(page.getByRole('dialog')).toContainText('The wiki cannot be reached')
  await context.setOffline(false)
  await expect(options(page).first()).toContainText('Teapot')
})

test(
  'search anywhere, with the index: kinds, pictures, similar names; offline it works and keeps the text',
  { tag: ['@phone-long', '@pictures', '@long'] },
  async ({ page, context, isMobile }) => {
    await page.route('**/api/suggest-all/**', (route) => route.abort())
    await page.goto('/search')
    await alive(page)
    // A page's search field opens it too: by typing, or by a tap on touch screens.
    if (isMobile) await page.locator('input[data-suggest]').tap()
    else await page.locator('input[data-suggest]').pressSequentially('qu')
    if (!isMobile) await expect(box(page)).toHaveValue('qu')
    // Results of the game first, items grouped with pictures.
    await box(page).fill('quarry')
    const items = page.getByRole('group', { name: 'Items' }).getByRole('option')
    // Matches by name precede matches in the text.
    for (const place of [0, 1, 2]) await expect(items.nth(place)).toHaveText(/^Quarry Rocks/)
    await expect(page.getByRole('group', { name: 'Best match' }).getByRole('option')).toHaveText([/^Dreck Quarry/])
    await expect
      .poll(() =>
        items
          .first()
          .locator('img.thumb')
          .evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0)
    // A missing picture is replaced.
    await expect(items.first().locator('img.thumb')).toHaveAttribute('src', /quarry-rocks-1\b/)
    // No results: suggestions are links.
    await box(page).fill('hobsonpowerwork')
    await expect(page.getByRole('dialog')).toContainText('Your search for "hobsonpowerwork" returned 0 results.')
    await expect(options(page)).toHaveCount(0)
    const nearest = page.getByRole('dialog').getByRole('link', { name: "Hobson's Powerworks" })
    await expect(nearest).toHaveAttribute('href', '/guide-book/towns/bridgepour/hobsons-powerworks/16')
    await box(page).fill('shov')
    await expect(options(page).first()).toContainText('Shovel')
    await context.setOffline(true)
    await box(page).fill('spanner')
    await expect(options(page).first()).toContainText('Spanner')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('The wiki cannot be reached')
    await expect(box(page)).toHaveValue('spanner')
    await context.setOffline(false)
    await page.keyboard.press(isMobile ? 'ArrowUp' : 'ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/database\/spanner$/)
  },
)

test('Enter of an input method opens no page and moves no map', { tag: '@long' }, async ({ page }) => {
  /** As Safari sends it: the composition has ended, but the key still belongs to it. */
  const pressComposed = (field: Locator) =>
    field.evaluate((element) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })),
    )
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('/')
  await box(page).fill('gold')
  await expect(options(page).first()).toBeVisible()
  expect(await pressComposed(box(page))).toBe(true)
  await page.goto('/database/map')
  await expect(page.locator('.map-live.leaflet-container')).toBeVisible()
  expect(await pressComposed(page.getByPlaceholder('Find a place or goods'))).toBe(true)
})

test('search anywhere answers a question above its suggestions, without a shift, and ignores outdated answers @long', async ({
  page,
  context,
}) => {
  const dialog = page.getByRole('dialog')
  const top = async () => (await options(page).first().boundingBox())!.y
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/answers/drill%20price/', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('Control+k')
  // A name is no question.
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/api/answers/') && requests.push(request.url()))
  await box(page).fill('gold ore')
  await expect(allResults(page)).toBeVisible()
  expect(requests).toEqual([])
  const isAsked = page.waitForRequest('**/api/answers/drill%20price/')
  await box(page).fill('drill price')
  await isAsked
  await expect(options(page).first()).toContainText('Drill')
  const before = await top()
  const conveyor = dialog.getByRole('link', { name: /^Buy Conveyor for / })
  await box(page).fill('where to buy conveyor')
  await expect(conveyor).toHaveAttribute('href', '/database/conveyor')
  await expect(dialog.locator('[aria-live]')).toContainText('Buy Conveyor for')
  expect(await top()).toBe(before)
  // The response for the older question arrives.
  release()
  // The page may have aborted it.
  await (await isAsked).response().catch(() => null)
  await expect(conveyor).toBeVisible()
  await expect(dialog.locator('[aria-live]')).toHaveText(/^Buy Conveyor for [^]*$/)
  await box(page).fill('where to buy crucible')
  await expect(conveyor).toBeHidden()
  await expect(dialog.getByRole('link', { name: /^Buy Crucible/ })).toBeVisible()
  expect(await top()).toBe(before)
  // What is handed in before a blueprint, and what it unlocks.
  await box(page).fill('unlock shield')
  await expect(dialog.locator('.answer-rows img')).toHaveCount(4)
  await expect(dialog.getByRole('link', { name: /^Shield: bring / })).toContainText(/Sword\s*12 weight/)
  // A guessed price has its badge.
  await box(page).fill('unlock toolbag')
  await expect(dialog.locator('.answer-rows .mk')).toHaveCount(1)
  // A question without an answer has all results in its place.
  await box(page).fill('conveyor speed')
  await expect(dialog.getByRole('link', { name: 'Search for “conveyor speed”' })).toHaveAttribute('href', '/search?q=conveyor%20speed')
  await expect(dialog.locator('.answer-rows img')).toHaveCount(0)
  await context.setOffline(true)
  await box(page).fill('where to buy conveyor')
  await expect(options(page).first()).toContainText('Conveyor')
  await expect.poll(top).toBeLessThan(before)
})

test('search anywhere: the total equals that of the API, also when the index loads after the suggestions @long', async ({ page }) => {
  const indexMayCome = Promise.withResolvers<void>()
  await page.route('**/api/search-index/', async (route) => {
    await indexMayCome.promise
    await route.continue()
  })
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('Control+k')
  await box(page).fill('map')
  // The status follows the suggestions after the same delay as the count.
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('suggestions')
  indexMayCome.resolve()
  await expect(allResults(page)).toBeVisible()
  const { total } = (await (await page.request.get('/api/find/1/map/')).json()) as { total: number }
  await expect(allResults(page)).toHaveText(`See all ${total} results`)
})

test('search anywhere: guides and tools are suggested by other words too, the intended one first @long', async ({ page, context }) => {
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('Control+k')
  await box(page).fill('keybinds')
  await expect(page.getByRole('group', { name: 'Best match' }).getByRole('option')).toHaveText([/^Controls.*Guide$/])
  await box(page).fill('map')
  await expect(options(page).first()).toContainText('Map')
  await expect(page.getByRole('group', { name: 'Everything else' }).getByRole('option', { name: 'World map' })).toBeVisible()
  await expect(allResults(page)).toBeVisible()
  await box(page).fill('qqxzzvw')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'First Timer guide' })).toBeVisible()
  // On another page, the cached index works offline.
  await page.goto('/database/gold-ore')
  await alive(page)
  await context.setOffline(true)
  await page.keyboard.press('/')
  await box(page).fill('teapot')
  await expect(options(page).first()).toContainText('Teapot')
})

// A page that loads the style sheets of the search last, unlike the search's own page.
test('on phones the search of any page is at the bottom', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/faq')
  await alive(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).first().tap()
  await expect(options(page).first()).toBeVisible()
  await standsAboveKeyboard(page)
})

test(
  'search anywhere runs commands: the list and the theme change without leaving the page',
  { tag: ['@phone', '@long'] },
  async ({ page, isMobile }) => {
    await page.goto('/search')
    await alive(page)
    if (isMobile) {
      // The tab opens it too, with popular pages, and restores the focus.
      const tab = page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).first()
      await tab.tap()
      await expect(box(page)).toBeFocused()
      await expect(options(page).first()).toBeVisible()
      await standsAboveKeyboard(page)
      await page.getByRole('button', { name: 'Close the search' }).tap()
      await expect(tab).toBeFocused()
      await page.locator('input[data-suggest]').tap()
    } else await page.keyboard.press('Control+k')
    await box(page).fill('add 20 straight pipe')
    const deed = page.getByRole('group', { name: 'Do it' }).getByRole('option')
    const status = page.getByRole('dialog').getByRole('status')
    await expect(deed).toHaveText([/^Add 20 × Straight Pipe to my list/])
    // To the first option and back; on phones it is above the field.
    const [to, back] = isMobile ? ['ArrowUp', 'ArrowDown'] : ['ArrowDown', 'ArrowUp']
    for (const words of ['Added.', 'Added, 40 of it now.']) {
      await page.keyboard.press(to)
      await page.keyboard.press('Enter')
      await expect(status).toContainText(words)
      await page.keyboard.press(back)
    }
    await expect(status.getByRole('link', { name: 'Open my list' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBe('37|40')
    await box(page).fill('light')
    // The old action stays until the new suggestions arrive.
    await expect(deed).toHaveText([/light/i])
    await deed.click()
    await expect(status).toHaveText('The light theme is on.', { useInnerText: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await box(page).fill('timer 10')
    await expect(page).toHaveURL(/\/search$/)
    // The timer's form is filled in; one click starts it.
    await deed.click()
    await expect(page.getByRole('textbox', { name: 'Minutes' })).toHaveValue('10')
    await page.getByRole('button', { name: 'Start timer' }).click()
    await expect(page.locator('[data-timer="10 minutes"]').getByRole('timer')).toContainText('Time is up in')
  },
)

test('on a phone the kinds of results are one scrolling row with the selected one in view @phone-only @long', async ({ page }) => {
  for (const kind of ['', '&kind=answer']) {
    await page.goto(`/search?q=iron${kind}`)
    const chips = page.locator('.search-page .chips')
    expect(await chips.evaluate((row) => [row.clientHeight < 80, row.scrollWidth > row.clientWidth])).toEqual([true, true])
    await expect(chips.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    expect((await page.locator('.found tbody tr').first().boundingBox())!.y).toBeLessThan(450)
  }
})
