import { afterEach, expect, test, vi } from 'vitest'
import { startThemeSwitch } from './theme-switch.browser.ts'

vi.mock('#web/browser/storage.ts')

afterEach(() => vi.unstubAllGlobals())

/** A search result that chooses a theme, and the document around it. */
class FakePage extends EventTarget {
  documentElement = { setAttribute: vi.fn() }
  querySelectorAll = () => []
  closest = () => ({ getAttribute: () => 'light' })
}

test('a result that chooses a theme is followed as a link if it is opened in a new tab', () => {
  const page = new FakePage()
  vi.stubGlobal('Element', FakePage)
  vi.stubGlobal('document', page)
  startThemeSwitch()
  const click = (keys: { ctrlKey?: boolean; metaKey?: boolean }) => {
    const event = Object.assign(new Event('click', { cancelable: true }), keys)
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([click({ ctrlKey: true }), click({ metaKey: true })]).toEqual([false, false])
  expect(page.documentElement.setAttribute).not.toHaveBeenCalled()
  expect(click({})).toBe(true)
  expect(page.documentElement.setAttribute).toHaveBeenCalledOnce()
})
