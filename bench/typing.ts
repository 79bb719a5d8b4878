import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import type { ServerBuild } from 'react-router'
import type { Content } from '#content/read-files.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { readSettings } from '#server/settings.ts'
import { findChromium } from '../test/support/chromium.ts'
import { serveApp } from '../test/support/serve-app.ts'

/** Texts to type. Their beginnings differ, because the browser caches requests. */
const texts = ['shovel', 'gold ore', 'pressure tank', 'logic cable', 'teapto', 'unheard']
/** Milliseconds between two letters. */
const pace = 160
const slowness = 4

/** Milliseconds from the key to the painted letter and suggestions (NaN if unchanged), and the number of requests. */
type Typed = { letter: number; suggestions: number; requests: number }
type Spread = { median: number; p95: number }
type Watched = Window & { lastLetter?: Promise<Typed> }

/**
 * Measures typing in the search of a wiki with `things` items, with CPU throttling: from the key to the end of the first frame with the
 * letter, and of the first frame with its suggestions.
 */
export async function measureTyping(
  content: Content,
  things: number,
): Promise<{ letter: Spread; suggestions: Spread; index: number; requests: number; letters: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-typing-'))
  const database = await openDatabase(join(folder, 'wiki.db'))
  await fill(database, { ...content, items: [...content.items, ...growItems(content, things, join(folder, 'images', 'items'))] })
  const wiki = await serveApp({
    settings: readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }),
    database,
    pages: (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild,
    files: ['build/pages/client/assets', 'build/pictures', folder],
  })
  const address = await wiki.listen()
  const { path: executablePath, args, environment } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env: environment })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${address}/faq`)
    await page.locator('#site-search[aria-haspopup]').waitFor()
    await page.keyboard.press('/')
    await page.getByRole('combobox').waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.evaluate(watchTyping)
    // Warm-up, until the index is built.
    while ((await type(page, 'warm up')).some(({ requests }) => requests > 0));
    const typed: Typed[] = []
    for (const text of texts) typed.push(...(await type(page, text)))
    return {
      letter: spread(typed.map(({ letter }) => letter)),
      suggestions: spread(typed.map(({ suggestions }) => suggestions).filter((time) => !Number.isNaN(time))),
      index: await page.evaluate(weighIndex),
      requests: typed.reduce((sum, { requests }) => sum + requests, 0),
      letters: typed.length,
    }
  } finally {
    await browser.close()
    await wiki.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Adds items with the same words and pictures, so that a typed text has many results. */
function growItems(content: Content, things: number, pictures: string): Content['items'] {
  const { items, shops, towns, digsites, patchNotes, blogPosts, updates, mods } = content
  const others = [shops, towns, digsites, patchNotes, blogPosts, updates, mods].reduce((sum, { length }) => sum + length, 0)
  mkdirSync(pictures, { recursive: true })
  return Array.from({ length: Math.max(0, things - others - items.length) }, (_, index) => {
    const round = Math.floor(index / items.length)
    const like = items[index % items.length]!
    const second = items[(index * 7 + round) % items.length]!
    const name = `${like.name} ${second.name} ${round}`
    const safe_name = toSafeName(name)
    const picture = resolve('build/pictures/images/items', `${like.safe_name}.svg`)
    if (existsSync(picture)) symlinkSync(picture, join(pictures, `${safe_name}.svg`))
    return { ...like, id: 100_000 + index, name, safe_name }
  })
}

/** Runs in the page. From then on, `lastLetter` resolves with the paint times of the last letter and its suggestions. */
function watchTyping() {
  performance.setResourceTimingBufferSize(5000)
  const results = document.querySelector<HTMLElement>('dialog .res')!
  // A timeout set in a frame's callback runs after that frame is painted.
  const painted = (since: number) =>
    new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - since))))
  const answered = () =>
    new Promise<boolean>((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        done(true)
      })
      // Unchanged suggestions are not painted.
      setTimeout(() => done(false), 2000)
      // Until they change, the suggestions are those of the previous text.
      observer.observe(results, { childList: true, subtree: true })
    })
  const watch = async ({ timeStamp }: KeyboardEvent) => {
    const [letter, suggestions] = await Promise.all([painted(timeStamp), answered().then((isNew) => (isNew ? painted(timeStamp) : NaN))])
    const questions = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => startTime >= timeStamp && name.includes('/api/suggest-all/'))
    return { letter, suggestions, requests: questions.length }
  }
  document.addEventListener('keydown', (event) => ((window as Watched).lastLetter = watch(event)), { capture: true })
}

/** Runs in the page. Size of the sent search index in bytes; 0 if the wiki is too large for one. */
function weighIndex(): number {
  const [index] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/search-index/'))
  return (index as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}

/** Types a text into the empty search, each letter after the suggestions of the previous one. */
async function type(page: Page, text: string): Promise<Typed[]> {
  await page.getByRole('combobox').fill('')
  const typed: Typed[] = []
  for (const letter of text) {
    await page.waitForTimeout(pace)
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    // A space does not change the query.
    if (letter !== ' ') typed.push(await page.evaluate(() => (window as Watched).lastLetter!))
  }
  return typed
}

function spread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}
