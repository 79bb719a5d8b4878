import { expect, type Page } from '@playwright/test'
import { hasStarted } from '../../src/web/features/layout/layout.data-attrs.ts'

/** Waits until the scripts of a page listen. An earlier click or key is lost, or follows a link. */
export const scriptsStarted = (page: Page) => expect(page.locator('html')).toHaveAttribute(hasStarted, '')

/** Opens a page and waits until its scripts listen. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await scriptsStarted(page)
}
