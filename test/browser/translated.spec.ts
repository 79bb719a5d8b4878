import { expect, test, type Page } from '@playwright/test'
import { openMap } from '../support/world-map.ts'

/** Simulates Google Translate: replaces each text node, also later ones, by two font elements. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const replaceText = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea')) return
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild?.append(text.nodeValue)
      text.parentNode?.replaceChild(outer, text)
    }
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(replaceText)
    }
    replaceTexts(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) (node instanceof Text ? replaceText : replaceTexts)(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await expect(page.locator('#main font').first()).toBeAttached()
}

async function openTool(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeEnabled()
  await translate(page)
}

/** Text of the island without spaces, which translators change. */
const read = async (page: Page) => (await page.locator('[data-island]').first().innerText()).replaceAll(/\s/g, '')

/** Actions on a page; the translated page must show the same text. */
const journeys: Record<string, { path: string; act: (page: Page) => Promise<unknown> }> = {
  'pressure: another tank': {
    path: '/tools/pressure',
    act: (page) => page.getByLabel('Pressure tanks', { exact: true }).fill('3'),
  },
  'weight and value: no weight, then one': {
    path: '/tools/weight-value?weight=4',
    act: async (page) => {
      await page.getByLabel('Weight', { exact: true }).fill('')
      await page.getByLabel('Weight', { exact: true }).fill('7')
    },
  },
  'scrap: an item that does not exist, then one that does': {
    path: '/tools/scrap',
    act: async (page) => {
      await page.getByLabel('Item', { exact: true }).fill('unobtainium')
      await expect(page.getByText('No shop sells an item of that name')).toBeVisible()
      await page.getByLabel('Item', { exact: true }).fill('Pressure Tank')
    },
  },
  'ore odds: deeper': {
    path: '/tools/ore-odds',
    act: (page) => page.getByLabel('Weight of one find', { exact: true }).fill('30'),
  },
  'rig: another drill': {
    path: '/tools/rig',
    act: async (page) => {
      const drill = page.getByLabel('Drill', { exact: true })
      await drill.selectOption({ index: 2 })
      await drill.selectOption({ index: 1 })
    },
  },
  'blueprint planner: one ticked': {
    path: '/tools/blueprint-planner',
    act: (page) => page.locator('[data-island] input[type=checkbox]').first().check(),
  },
  'best thing to sell: an amount': {
    path: '/tools/sell',
    act: (page) => page.locator('[data-island] input:visible').first().fill('30'),
  },
  'logic timing: another field': {
    path: '/tools/logic-timing',
    act: (page) => page.locator('[data-island] input:visible').first().fill('7'),
  },
}

for (const [name, { path, act }] of Object.entries(journeys)) {
  test(`a translated page has the same text: ${name} @long`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeEnabled()
    await act(page)
    const translated = await page.context().newPage()
    await openTool(translated, path)
    await act(translated)
    // Both are read again until they are the same: a slow part of a page follows later.
    await expect(async () => expect(await read(translated)).toBe(await read(page))).toPass()
  })
}

/** Opens a list of two items with empty storage. */
async function openList(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/list/${btoa('1|2,3|4,12|1,184|3')}`)
  await expect(page.getByRole('button', { name: 'Save as mine' })).toBeEnabled()
}

async function changeList(page: Page) {
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Shovel', exact: true })
  await quantity.fill('7')
  await page.getByRole('spinbutton', { name: 'Have of Shovel', exact: true }).fill('1')
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Got Shovel', exact: true }).uncheck()
  await quantity.fill('5')
  await quantity.blur()
}

test('a translated list updates its counts @long', async ({ page }) => {
  await openList(page)
  await changeList(page)
  const plain = await read(page)
  await openList(page)
  await translate(page)
  await changeList(page)
  await expect.poll(() => read(page)).toBe(plain)
})

/** Does what Dark Reader does to a page: styles in the head, and an attribute and a custom property on whatever has a color. */
async function changeColors(page: Page) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#main *')) {
      element.setAttribute('data-darkreader-inline-color', '')
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3')
    }
    const style = document.createElement('style')
    style.className = 'darkreader'
    document.head.append(style)
    document.documentElement.setAttribute('data-darkreader-scheme', 'dark')
  })
}

for (const [name, change] of Object.entries({ translated: translate, 'given other colors': changeColors })) {
  test(`a page that was ${name} before hydration has the same text`, { tag: name === 'translated' ? [] : '@long' }, async ({ page }) => {
    const path = '/tools/pressure'
    const act = () => page.getByLabel('Pressure tanks', { exact: true }).fill('3')
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    await act()
    const plain = await read(page)
    const changed = Promise.withResolvers<void>()
    await page.route(/pressure\.island.*\.js/, async (route) => {
      await changed.promise
      await route.continue()
    })
    await page.goto(path)
    await change(page)
    changed.resolve()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
    await act()
    await expect.poll(() => read(page)).toBe(plain)
  })
}

test('the panel of a translated map updates its measurement', { tag: '@long' }, async ({ page }) => {
  await openMap(page)
  await translate(page)
  await page.getByRole('button', { name: 'Measure' }).click()
  const lengths = page.locator('[data-side="ruler"]')
  for (const [x, y, count] of [
    [300, 300, 0],
    [400, 300, 1],
    [400, 400, 2],
  ] as const) {
    await page.locator('.map-live').click({ position: { x, y } })
    await expect(lengths.getByRole('listitem')).toHaveCount(count)
  }
  await expect(lengths.locator('p.h4')).toHaveText(/^\d+ m in all$/)
  await lengths.getByRole('button', { name: 'Undo last point' }).click()
  await expect(lengths.getByRole('listitem')).toHaveCount(1)
})

test('an island restarts after an error with the state of its URL @long', async ({ page }) => {
  await page.goto('/tools/pressure')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  const end = page.locator('.answer.main')
  await page.getByLabel('Pressure tanks', { exact: true }).fill('3')
  await expect(end).toContainText('86%')
  // React must remove this element on invalid input, and cannot.
  await page.evaluate(() => document.querySelector('.answers')?.remove())
  await page.getByLabel('Pipes', { exact: true }).fill('x')
  await page.getByLabel('Pipes', { exact: true }).fill('20')
  await expect(end).toContainText('76%')
})

test('an island that fails again keeps the server’s HTML with a working form and the typed text @long', async ({ page }) => {
  await page.route(/pressure\.island.*\.js/, async (route) => {
    const script = await (await route.fetch()).text()
    // The bundler chose the export names.
    const names = script.slice(script.lastIndexOf('export{')).match(/\w+(?=[,}])/g) ?? []
    // It suspends until the event, so that the text is typed during hydration.
    const body = `let hasTyped = false
      const broken = () => {
        if (hasTyped) throw new Error('broken')
        throw (window.waiting ??= new Promise((resolve) => addEventListener('typed', () => resolve(hasTyped = true))))
      }
      broken.island = broken
      export { ${names.map((name) => `broken as ${name}`).join(', ')} }`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('/tools/pressure')
  await page.waitForFunction(() => 'waiting' in window)
  await page.getByLabel('Pressure tanks', { exact: true }).fill('3')
  await page.evaluate(() => dispatchEvent(new Event('typed')))
  await expect(page.locator('.no-js').getByLabel('Pressure tanks', { exact: true })).toHaveValue('3')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page).toHaveURL(/tanks=3/)
  await expect(page.locator('.answer.main')).toContainText('86%')
  // The script may be requested once more.
  await page.unrouteAll({ behavior: 'wait' })
})
