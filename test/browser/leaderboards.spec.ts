import { expect, test, type Page } from '@playwright/test'

const rows = (page: Page) => page.locator('table.runs tbody tr:not(.category)')
const status = (page: Page) => page.locator('[data-live-status]')

test('R10 a visit to the leaderboard: filters, an empty result, dates, a player', async ({ page }) => {
  await page.goto('/speedrun')
  await test.step(`each filter updates the board and the address; Back and a new visit restore it`, async () => {
    const all = (await status(page).textContent()) ?? ''
    expect(all).toMatch(/^\d+ runs/)
    await page.getByLabel('Plot').selectOption({ index: 1 })
    await expect(page).toHaveURL(/\/speedrun\?plot=/)
    const plot = new URL(page.url()).searchParams.get('plot') ?? ''
    await expect(status(page)).not.toHaveText(all)
    await expect(rows(page).first().locator('td:nth-child(5)')).toBeVisible()
    for (const challenge of await rows(page).locator('td:nth-child(4)').allTextContents())
      expect(challenge.startsWith(`${plot} - `)).toBe(true)
    await page.getByLabel('Setup').selectOption('Solo')
    await expect(page).toHaveURL(/plot=.*&setup=Solo$/)
    const shown = (await status(page).textContent()) ?? ''
    const fresh = await page.context().newPage()
    await fresh.goto(page.url())
    await expect(status(fresh)).toHaveText(shown)
    await expect(fresh.getByLabel('Setup')).toHaveValue('Solo')
    await fresh.close()
    await page.goBack()
    await expect(page).toHaveURL(/plot=[^&]+$/)
    await expect(page.getByLabel('Setup')).toHaveValue('none')
    await expect(page.getByLabel('Setup').locator('option:checked')).toHaveText('none')
    await page.goBack()
    await expect(page).toHaveURL(/\/speedrun$/)
    await expect(status(page)).toHaveText(all)
  })
  await test.step(`an empty result has the message of the specification, the reason and filters to remove`, async () => {
    const options = (label: string) => page.getByLabel(label).locator('option').allTextContents()
    const [players, versions] = [(await options('User')).slice(1), (await options('Game version')).slice(1)]
    // A player and a version without a run.
    const all = (await (await page.request.get('/api/speedruns')).json()) as { results: { player: string; version: string }[] }
    const hasRun = (player: string, version: string) => all.results.some((run) => run.player === player && run.version === version)
    const [odd] = players.flatMap((player) => versions.flatMap((version) => (hasRun(player, version) ? [] : [{ player, version }])))
    expect(odd).toBeDefined()
    await page.getByLabel('User').selectOption(odd?.player ?? '')
    await page.getByLabel('Game version').selectOption(odd?.version ?? '')
    const empty = page.locator('.state')
    await expect(empty).toContainText('Sorry, no results for that selection.')
    await expect(empty).toContainText(`No run has all of this together: user ${odd?.player}, game version ${odd?.version}.`)
    await empty.getByRole('link', { name: `Without user ${odd?.player}` }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByLabel('Game version')).toHaveValue(odd?.version ?? '')

    await page.goto('/speedrun?plot=Atlantis&setup=Solo')
    await expect(empty).toContainText('Sorry, no results for that selection.')
    await expect(empty).toContainText('No run at all has plot Atlantis.')
    await expect(page.getByLabel('Plot')).toHaveValue('Atlantis')
    await empty.getByRole('link', { name: 'Show all runs' }).click()
    await expect(page).toHaveURL(/\/speedrun$/)
  })
  await test.step(`dates are relative, with the full time in UTC; a name links to that player’s runs, with ranks`, async () => {
    // Pointer and keyboard show the full time.
    const time = rows(page).first().locator('time')
    await expect(time).toHaveText(/ago|last|yesterday|today/)
    await expect(time).toHaveAttribute('datetime', /^20\d\d-/)
    await expect(time).toHaveAttribute('title', /^\d{1,2} \w+ 20\d\d at \d\d:\d\d UTC$/)
    await rows(page).first().getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(time).toBeFocused()
    const tip = page.locator('[data-date-tip]')
    await expect(tip).toHaveText((await time.getAttribute('title')) ?? '')
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(time).toBeFocused()

    const link = rows(page).first().getByRole('link').first()
    const player = (await link.textContent()) ?? ''
    await link.click()
    await expect(page).toHaveURL(new RegExp(`player=${encodeURIComponent(player)}$`))
    await expect(page).toHaveTitle(new RegExp(player))
    const best = page.locator('.player-card')
    await expect(best.getByRole('heading')).toHaveText(`${player}, best in each category`)
    await expect(best.locator('tbody tr').first()).toContainText(/\d+h \d\dm \d\ds\s*\d+ of \d+/)
    for (const name of await rows(page).locator('td.name a').allTextContents()) expect(name).toBe(player)
    // A category links to all its runs.
    const place = (await best.locator('tbody tr').first().locator('.rank').textContent())?.match(/of (\d+)/)?.[1]
    await best.getByRole('link').first().click()
    await expect(status(page)).toHaveText(new RegExp(`^${place} runs?$`))
    await expect(page.locator('.player-card')).toHaveCount(0)
  })
})

test('two forms on one page do not cancel each other’s requests @long', async ({ page }) => {
  const second = '<form data-live="more" action="/speedrun"><input name="q"></form><p data-live-part="more">More</p></main>'
  await page.route('**/speedrun*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</main>', second) })
  })
  await page.goto('/speedrun')
  const all = (await status(page).textContent()) ?? ''
  await page.getByLabel('Setup').selectOption('Solo')
  await expect(page).toHaveURL(/setup=Solo$/)
  await page.goBack()
  await expect(status(page)).toHaveText(all)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test(
  'R10 on a phone, runs are on the first screen, a tap on a relative date shows the full time, and the filters unfold',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.goto('/speedrun')
    const bar = await page.locator('.tabbar').boundingBox()
    const first = await rows(page).first().boundingBox()
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

    const times = rows(page).locator('time')
    const tip = page.locator('[data-date-tip]')
    // The script loads on demand.
    await expect(async () => {
      await times.first().tap()
      await expect(tip).toHaveText((await times.first().getAttribute('title')) ?? '', { timeout: 1000 })
    }).toPass()
    await times.nth(1).tap()
    await expect(tip).toHaveText((await times.nth(1).getAttribute('title')) ?? '')
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tip).toBeHidden()

    const fold = page.locator('.run-fold summary')
    await fold.tap()
    await page.getByLabel('Setup').selectOption('Solo')
    await expect(fold).toContainText('setup Solo')
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R10 R20 the forms have submit buttons @long', async ({ page }) => {
    await page.goto('/speedrun')
    await page.getByLabel('Setup').selectOption('Duo')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/setup=Duo/)
    for (const setup of await rows(page).locator('td:nth-child(5)').allTextContents()) expect(setup).toBe('Duo')
    await page.goto('/pokes')
    await page.getByRole('checkbox', { name: 'Show All?' }).check({ force: true })
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/all=true/)
    await expect(page.getByRole('checkbox', { name: 'Show All?' })).toBeChecked()
  })
})
