import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

/** Maximum page length in phone screens, with the footer and without folded parts. */
const limits = [
  // Bars, then gems, have the longest pages, because of their products and stock boards.
  {
    path: '/database/[^/]+',
    screens: 4.5,
    linkedFrom: ['/database?group=bar', '/database?group=gem', '/database?group=jewelry'],
    tag: '@long',
  },
  { path: '/guide-book/towns/[^/]+/[^/]+/\\d+', screens: 6, linkedFrom: ['/guide-book/towns'], tag: '@long' },
  { path: '/tools/rig', screens: 7, linkedFrom: ['/tools'] },
  { path: '/guide-book/guide/first-timer', screens: 12, linkedFrom: ['/guide-book'] },
]

for (const { path, screens, linkedFrom, tag = [] } of limits) {
  test(`${path} is at most ${screens} phone screens long`, { tag: ['@phone-only', tag].flat() }, async ({ page }) => {
    const paths = new Set<string>()
    for (const list of linkedFrom) {
      await page.goto(list)
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.flatMap((link) => (link.checkVisibility() ? (link.getAttribute('href') ?? '') : [])))
      for (const link of links.filter((address) => new RegExp(`^${path}$`).test(address))) paths.add(link)
    }
    expect(paths.size).toBeGreaterThan(0)
    const tooLong: string[] = []
    for (const link of paths) {
      await page.goto(link)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (height > screens * 844) tooLong.push(`${link}: ${(height / 844).toFixed(2)}`)
    }
    expect(tooLong).toEqual([])
  })
}
