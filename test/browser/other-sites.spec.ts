import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

test(
  'cards over links work on a site with the strictest policy: by pointer, keyboard and touch',
  { tag: ['@phone-long', '@long'] },
  async ({ page, baseURL, isMobile }) => {
    const wiki = baseURL ?? ''
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const policy = `default-src 'none'; script-src ${wiki}; frame-src ${wiki}; require-trusted-types-for 'script'`
    const body = `<!doctype html><title>Another site</title><p><a href="${wiki}/database/gold-ore">ore</a>
    <a href="/my-shop" data-wiki-item="shovel">digger</a> <a href="/plain">plain</a></p>
    <script src="${wiki}/assets/embed/item-tips.js" defer></script>`
    // A real server: a mocked response has an opaque origin and no access to this machine.
    const host = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(body),
    )
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const site = `http://localhost:${(host.address() as AddressInfo).port}/`
    await page.goto(site)
    const cards = page.locator('iframe')
    const heading = page.frameLocator('iframe').getByRole('heading')

    if (isMobile) {
      await page.getByRole('link', { name: 'digger' }).tap()
      await expect(heading).toHaveText('Shovel')
      expect(page.url()).toBe(site)
      await page.getByRole('link', { name: 'digger' }).tap()
      await page.waitForURL(`${site}my-shop`)
    } else {
      await page.keyboard.press('Tab')
      await expect(heading).toHaveText('Gold Ore')
      await page.keyboard.press('Escape')
      await expect(cards).toHaveCount(0)
      await page.getByRole('link', { name: 'digger' }).hover()
      await expect(heading).toHaveText('Shovel')
      // The card stays while the pointer is on it, and its link opens a new tab.
      await heading.getByRole('link').hover()
      await expect(cards).toHaveCount(1)
      await page.getByRole('link', { name: 'plain' }).focus()
      await page.mouse.move(0, 600)
      await expect(cards).toHaveCount(0)
    }
    host.close()
    expect(errors).toEqual([])
  },
)
