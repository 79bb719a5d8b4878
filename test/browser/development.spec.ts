import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findFreePort } from '../support/free-port.ts'

/** A development server over a copy of the code, inside the repository, so that packages are found. */
const folder = join(process.cwd(), 'var/development')
let server: ChildProcess
let address: string

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of ['src', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'])
    cpSync(file, join(folder, file), { recursive: true })
  cpSync('test/wiki', join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'build/pictures'), { recursive: true })
  const port = await findFreePort()
  address = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['src/server/develop.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: 'wiki.db', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  await expect(async () => expect((await fetch(`${address}/tools/scrap`)).status).toBe(200)).toPass({ timeout: 60_000 })
})
test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Changes a file; returns a function that restores it. */
function change(file: string, from: string, to: string): () => void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
  return () => writeFileSync(path, before)
}

/** The error overlay. */
const overlay = (page: Page) => page.locator('vite-error-overlay')
/** Lost on a full reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

test('changes of a tool, a page or the content are shown without a reload of the page @long', async ({ page }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`${address}/tools/scrap`)
  const amount = page.locator('#main input[inputmode]').first()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  // First page of the server: a late discovered package would cause a reload.
  expect(loads).toBe(1)
  await amount.fill('7')
  await mark(page)
  const putBack = change('src/web/features/tools/scrap/scrap.island.tsx', 'Scrap metal, ${', 'Scrap heap, ${')
  await expect(page.getByText('Scrap heap,').first()).toBeVisible()
  await expect(amount).toHaveValue('7')
  putBack()
  await expect(page.getByText('Scrap heap,')).toHaveCount(0)
  expect(await stayed(page)).toBe(true)

  await page.goto(`${address}/guide-book/guide/first-timer`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  await mark(page)
  change('src/web/pages/guide.tsx', "label: 'Guide Book'", "label: 'Book of guides'")
  await expect(page.getByText('Book of guides')).toBeVisible()
  change('content/pages/first-timer.md', 'Take a shovel', 'Fetch a shovel')
  await expect(page.getByText('Fetch a shovel')).toBeVisible()
  expect(await stayed(page)).toBe(true)
})

test('changes of the API, the rules and scripts are shown, and typed text and open parts are kept @long', async ({ page }) => {
  await page.goto(`${address}/database/gold-ore`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  const fold = page.locator('#main details:not([open])').first()
  const mine = await fold.evaluate((element) => [...document.querySelectorAll('details')].indexOf(element as HTMLDetailsElement))
  await page.evaluate((place) => document.querySelectorAll('details')[place]?.setAttribute('open', ''), mine)
  await mark(page)
  const putBack = change('src/api/game/items.ts', 'itemPage: async', 'itemPage: asynk')
  await expect(overlay(page)).toContainText('items.ts')
  putBack()
  await expect(overlay(page)).toHaveCount(0)
  change('src/model/items/item-groups.ts', "ore: 'Ores'", "ore: 'Raw finds'")
  await expect(page.locator('#main').getByText('Raw finds').first()).toBeVisible()
  expect(await stayed(page)).toBe(true)
  change('src/web/browser/share/share.ts', 'export function startShare() {', 'export function startShare() {\n  document.title = "Shared"')
  await expect(page).toHaveTitle('Shared')
  await expect(page.locator('details').nth(mine)).toHaveAttribute('open')
})

test('errors in code or content are shown over the page with their file, until they are fixed @long', async ({ page }) => {
  await page.goto(`${address}/guide-book/guide/first-timer`)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForLoadState('networkidle')
  const mendContent = change('content/pages/first-timer.md', 'checked: 2026', 'chekced: 2026')
  await expect(overlay(page)).toContainText('content/pages/first-timer.md:6')
  mendContent()
  await expect(overlay(page)).toHaveCount(0)
  const mend = change('src/web/pages/guide.tsx', 'export default function', 'export default funtion')
  await expect(overlay(page)).toContainText('guide.tsx')
  // The error is also shown on other pages, until it is fixed.
  await page.goto(`${address}/tools/scrap`)
  await expect(overlay(page)).toContainText('guide.tsx')
  mend()
  await expect(page.locator('h1')).toHaveText('Scrap value')
})
