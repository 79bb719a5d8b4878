import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../support/open-page.ts'

/** The wiki by keyboard only. */
test.use({ reducedMotion: 'reduce' })

type Stop = { name: string; problems: string[]; isLast: boolean }

/** The focused element and its problems. */
function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'nothing', problems: ['the focus is lost'], isLast: false }
    const problems: string[] = []
    const name = `${focused.tagName.toLowerCase()} "${(focused.ariaLabel ?? focused.innerText ?? '').trim().slice(0, 40)}"`
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect()
    // A hidden checkbox is as large as its switch or label.
    const isHidden = width < 2 || height < 2 || focused.matches('.switch input')
    const drawn = (isHidden && (focused.matches('.switch input') ? focused.nextElementSibling : focused.closest('label'))) || focused
    if (drawn === focused && isHidden) problems.push('too small to be seen')
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) problems.push('out of sight')
    const hasOutline = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    }
    const frame = focused.closest('.field, .tsearch, .qty')
    const isMarked =
      hasOutline(focused) ||
      (drawn !== focused && hasOutline(drawn)) ||
      (frame !== null && (hasOutline(frame) || getComputedStyle(frame).boxShadow !== 'none'))
    if (!isMarked) problems.push('not marked')
    // Sticky bars must not cover it.
    const at = document.elementFromPoint(
      Math.min(Math.max(left + width / 2, 1), innerWidth - 2),
      Math.min(Math.max(top + height / 2, 1), innerHeight - 2),
    )
    const isCovered =
      at !== null &&
      !focused.contains(at) &&
      !at.contains(focused) &&
      getComputedStyle(at.closest('header, nav') ?? at).position === 'fixed'
    if (isCovered) problems.push(`covered by ${at?.tagName}`)
    const last = (window as { lastStop?: Element }).lastStop
    if (last === focused) problems.push('trapped')
    if (last && last !== focused && !(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING))
      problems.push('out of order')
    ;(window as { lastStop?: Element }).lastStop = focused
    return { name, problems, isLast: focused.matches('[data-back-to-top]') }
  })
}

const paths = [
  '/database/gold-ore',
  '/',
  '/tools/rig?rigs=2',
  '/speedrun',
  '/list/MXwyLDJ8Mw==/My%20list',
  '/database',
  '/guide-book/guide/first-timer',
  '/now',
  '/faq',
  '/about-hydroneer',
  '/pokes',
]

for (const path of paths) {
  test(`${path}: Tab moves through the page in order, each stop visible with a focus ring @long`, async ({ page }) => {
    test.slow()
    await openPage(page, path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // The random item replaces a link.
    if (path === '/') await expect(page.getByRole('link', { name: 'Open its page' })).toBeVisible()
    const focused: string[] = []
    const first: string[] = []
    // Enough stops for tables with hundreds of rows.
    for (let stop = 1; stop <= 110; stop++) {
      await page.keyboard.press('Tab')
      const { name, problems, isLast } = await lookAtFocus(page)
      if (first.length < 2) first.push(name)
      for (const problem of problems) focused.push(`stop ${stop}, ${name}: ${problem}`)
      if (isLast || focused.length > 5) break
    }
    expect(first).toEqual(['a "Skip to content"', 'a "Skip to search"'])
    expect(focused).toEqual([])
  })
}

test('R06 the skip links move to the content and the search, the menu of tools and a question open and close', async ({ page }) => {
  await openPage(page, '/faq')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await openPage(page, '/faq')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#site-search')).toBeFocused()

  // Enter opens the menu of tools; Escape and a click outside close it.
  const ways = page.getByRole('navigation', { name: 'Shortcuts' })
  const summary = ways.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(ways.getByRole('link', { name: 'Growth timers' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(ways.getByRole('link', { name: 'Growth timers' })).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await page.mouse.click(1300, 600)
  await expect(ways.getByRole('link', { name: 'Growth timers' })).toBeHidden()

  // R06: a question opens by Enter, closes by Space, and exposes its state.
  const question = page.locator('#main .acc summary').first()
  const entry = page.locator('#main .acc details').first()
  await question.focus()
  const wasOpen = (await entry.getAttribute('open')) !== null
  await page.keyboard.press('Enter')
  await expect(entry).toHaveJSProperty('open', !wasOpen)
  await page.keyboard.press('Space')
  await expect(entry).toHaveJSProperty('open', wasOpen)
  await page.keyboard.press('Space')
  await expect(entry).toHaveJSProperty('open', !wasOpen)
  await expect(question).toBeFocused()
  // Chromium exposes a summary's state unless it has another role.
  await expect(question).not.toHaveAttribute('role', /.*/)
})

test('Enter and Space switch the theme; the search and the list of shortcuts trap and restore the focus', async ({ page }) => {
  await openPage(page, '/about')
  const button = page.locator('[data-switch-theme]').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(button).toBeFocused()

  // ? lists the shortcuts; Escape closes the list and restores the focus.
  const before = page.locator('#main .acc summary').first()
  await before.focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // Styled even if the search was never opened.
  await expect(help).toHaveCSS('border-radius', '16px')
  await expect(help).toBeVisible()
  await expect(help).toContainText('Search this wiki')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(before).toBeFocused()

  // The search traps the focus and restores it when closed.
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    // The browser's own controls are between the last stop and the first.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(before).toBeFocused()
})

test('L09 an item card opens on focus and describes its link; Escape closes it and keeps the focus @long', async ({ page }) => {
  await openPage(page, '/guide-book/guide/first-timer')
  const link = page.locator('#main a:is([data-item], .il)').first()
  await link.focus()
  // Focused by keyboard, as a reader would.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const card = page.locator('.tipcard')
  await expect(card).toBeVisible()
  await expect(link).toHaveAttribute('aria-describedby', (await card.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(card).toBeVisible()

  // F2 moves the focus into the card; Escape and Tab return to the link.
  await expect(card).toContainText('F2')
  await page.keyboard.press('F2')
  await expect(card).toBeFocused()
  await expect(card).toHaveRole('dialog')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Pin to compare' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toHaveText('Pinned, 1 of 4.')
  await expect(card.getByRole('button', { name: 'Unpin' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F2')
  await expect(card).toBeFocused()
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: /^Compare/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('R05 the slider moves by arrows, Home, End and its buttons, and never by itself @long', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-hydroneer')
  const list = page.locator('[data-slider] ul')
  const left = () => list.evaluate((element) => Math.round(element.scrollLeft))
  const most = await list.evaluate((element) => element.scrollWidth - element.clientWidth)
  await list.scrollIntoViewIfNeeded()
  const next = page.getByRole('button', { name: 'More pictures' })
  await expect(next).toBeEnabled()
  await page.clock.fastForward(60_000)
  expect(await left()).toBe(0)
  await list.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(0)
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(before)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBe(before)
  await page.keyboard.press('End')
  await expect.poll(left).toBeGreaterThanOrEqual(most - 2)
  await page.keyboard.press('Home')
  await expect.poll(left).toBe(0)
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(left).toBeGreaterThan(before)
  await expect(next).toBeFocused()
})

test('R17 a table is one tab stop: arrows, Home and End move between visible rows; Enter and Space sort it by its headers', async ({
  page,
}) => {
  await page.goto('/database?find=pipe')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  const links = page.locator('.items tbody tr:not([hidden]) .name a')
  const last = (await links.count()) - 1
  expect(last).toBeGreaterThan(2)
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').focus()
  for (const [key, row] of [
    ['Tab', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', last],
    ['ArrowDown', last],
  ] as const) {
    await page.keyboard.press(key)
    await expect(links.nth(row)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-copy-table]')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(links.nth(last)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(links.first()).toBeFocused()
  await expect(page.getByRole('table', { name: 'The up and down arrow keys move between rows' })).toHaveCount(1)
  // After filtering, Tab enters the first visible row.
  await page.getByPlaceholder('Find an item').fill('shovel')
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await expect(links.first()).toContainText('Shovel')

  // Typing in a field does not open the search.
  const field = page.getByPlaceholder('Find an item')
  await field.fill('')
  await field.click()
  await page.keyboard.type('a/b')
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('a/b')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Enter and Space sort by a column header, which keeps the focus.
  await field.fill('')
  const head = page.getByRole('columnheader', { name: 'Price' })
  const button = head.getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-sort', /ascending|descending/)
  const direction = await head.getAttribute('aria-sort')
  await page.keyboard.press('Space')
  await expect(head).toHaveAttribute('aria-sort', direction === 'ascending' ? 'descending' : 'ascending')
  await expect(button).toBeFocused()
  // Rows outside of the screen follow.
  const prices = () => page.locator('.items tbody data').evaluateAll((all) => all.map((price) => Number((price as HTMLDataElement).value)))
  const turn = direction === 'ascending' ? -1 : 1
  const sorted = (await prices()).toSorted((a, b) => turn * (a - b))
  await expect.poll(prices).toEqual(sorted)
})

test('R11 the catalogue is one tab stop: arrows move between checkbox and name, also past a disabled checkbox @long', async ({ page }) => {
  await page.goto('/list?find=candle')
  await expect(page.locator('[data-copy-table]')).toBeEnabled()
  const rows = page.locator('.items tbody tr:not([hidden])')
  const box = (row: number) => rows.nth(row).getByRole('checkbox')
  await expect(box(1)).toBeDisabled()
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').focus()
  for (const [key, place] of [
    ['Tab', box(0)],
    ['ArrowRight', rows.first().getByRole('link')],
    ['ArrowLeft', box(0)],
    ['ArrowDown', rows.nth(1).getByRole('link')],
    ['ArrowUp', box(0)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place).toBeFocused()
  }
  await page.keyboard.press('Space')
  await expect(box(0)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-copy-table]')).toBeFocused()
})
