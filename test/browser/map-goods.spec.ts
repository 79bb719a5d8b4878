import { expect, test } from '@playwright/test'
import { openMap, pin, popup, view } from '../support/world-map.ts'

test('search finds where goods are traded, and says so: on the map, in the lists, in the popup', async ({ page }) => {
  await openMap(page)
  const field = page.getByPlaceholder('Find a place or goods')
  await field.fill('where do I sell shards?')
  await expect(page.getByText('2 places buy Shard', { exact: true })).toBeVisible()
  const found = page.locator('.map-live .map-pin:visible')
  await expect(found).toHaveCount(2)
  for (const one of await found.all()) await expect(one).toHaveAttribute('aria-label', /^Jeweler/)
  await expect(page.locator('.map-lists li:visible')).toHaveCount(2)
  await expect.poll(async () => (await view(page)).find).toBe('where do I sell shards?')
  await field.press('Enter')
  await pin(page, 'Jeweler').first().focus()
  await page.keyboard.press('Enter')
  // The match comes first, with its badge.
  await expect(popup(page).getByText(/^Buys Shard, /)).toBeVisible()
  await expect(popup(page).getByRole('link', { name: 'unconfirmed' }).last()).toHaveAttribute('href', /\/jeweler\//)
  await field.fill('shovle')
  await expect(page.getByText(/^\d+ places? sells? .*Shovel/)).toBeVisible()
  await field.fill('where can I buy xylophones')
  await expect(page.getByText('Nothing on the map has or trades that')).toBeVisible()
})
