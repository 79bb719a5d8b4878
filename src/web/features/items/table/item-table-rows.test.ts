import { afterEach, expect, test, vi } from 'vitest'
import { pressRow } from './item-table-rows.ts'

afterEach(() => vi.unstubAllGlobals())

/** Clicks on a cell; returns whether the row's link was clicked. */
function press({ isCollapsed = true, isHandled = false, isOnControl = false }): boolean {
  const click = vi.fn()
  const row = { querySelector: () => ({ click }) }
  const target = { closest: (selector: string) => (selector === 'tr' ? row : isOnControl ? {} : null) }
  vi.stubGlobal('getSelection', () => ({ isCollapsed }))
  const event = new Event('click', { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  if (isHandled) event.preventDefault()
  pressRow(event)
  return click.mock.calls.length > 0
}

test('a click on a row opens it, but not one that ends a selection, is handled, or is on a control', () => {
  expect(press({})).toBe(true)
  for (const click of [{ isCollapsed: false }, { isHandled: true }, { isOnControl: true }]) expect(press(click)).toBe(false)
})
