import { test as base, type BrowserContext, type Page } from '@playwright/test'

/**
 * A journey in a page that the one before has left as if nobody had been there. A new browser for each costs more than most of them
 * do: it begins as a process of its own, which has to fetch and read every script and style sheet anew. What the browser has loaded
 * stays, so who is about to lose the network, or counts what is loaded, takes Playwright's own: a first visit.
 */
export const test = base.extend({
  context: async (
    {
      browser,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      viewport,
    },
    use,
    journey,
  ) => {
    const own = { bypassCSP, colorScheme, contextOptions, hasTouch, isMobile, javaScriptEnabled, locale, serviceWorkers, timezoneId }
    const settings = JSON.stringify({ ...own, baseURL, viewport })
    if (kept?.settings !== settings) {
      await kept?.context.close()
      // Playwright adds the settings of the journey.
      const context = await browser.newContext()
      kept = { context, page: await context.newPage(), settings, isMarked: false }
      noteMarks(kept)
    }
    await use(kept.context)
    const isOk = journey.status === journey.expectedStatus && !kept.isMarked && !kept.page.isClosed()
    if (isOk) await leave(kept, viewport)
    else {
      await kept.context.close()
      kept = undefined
    }
  },
  page: async ({ context }, use) => use(kept?.page ?? (await context.newPage())),
})

type Kept = { context: BrowserContext; page: Page; settings: string; isMarked: boolean }

/** One for each worker: its journeys come one after the other. */
let kept: Kept | undefined

/** What a journey does to a browser that nothing undoes: the next one gets a new browser. */
const marks = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'on', 'setExtraHTTPHeaders', 'setGeolocation'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

function noteMarks(browser: Kept) {
  const note = (thing: object, names: string[]) => {
    for (const name of names) {
      const act: unknown = Reflect.get(thing, name)
      if (typeof act !== 'function') throw new Error(`Playwright has no "${name}" any more`)
      Reflect.set(thing, name, (...given: unknown[]): unknown => {
        browser.isMarked = true
        return Reflect.apply(act, thing, given)
      })
    }
  }
  note(browser.page, marks.page)
  note(browser.context, marks.context)
  note(browser.context.clock, marks.clock)
}

/** Nothing that the journey has left is there for the next one. */
async function leave({ context, page }: Kept, viewport: { width: number; height: number } | null) {
  page.removeAllListeners()
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await Promise.all([
    context.setOffline(false),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ])
  // A page of the same wiki: to leave it would end the process. It has no script that would write again.
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.mouse.move(-1, -1),
    viewport && page.setViewportSize(viewport),
  ])
}
