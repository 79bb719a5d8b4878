import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules of WCAG 2.2 AA that axe can check. */
const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** Rules that depend on colors, checked again in another theme. */
const colors: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** The minified build, because it is injected into each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Caches parsed colors: parsing the same color for each element takes a quarter of axe's time. */
function readColoursOnce() {
  type Colour = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Colour }
  const { prototype } = (window.axe as typeof axe & { commons: { color: { Color: { prototype: Colour } } } }).commons.color.Color
  const read = prototype.parseString
  const colours = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const before = colours.get(text)
    if (before) return Object.assign(this, before)
    const { r, g, b, alpha } = read.call(this, text)
    colours.set(text, { r, g, b, alpha })
    return this
  }
}

/** On elements whose contrast is skipped, because a similar element is checked. */
const alike = 'data-alike'

/** Contrast is checked only on elements without this attribute. */
function leaveOutAlike(mark: string) {
  window.axe?.configure({ rules: [{ id: 'color-contrast', selector: `:not([${mark}])` }] })
}

/** Looks whose contrast was checked on an earlier page, as hashes: most texts look the same on every page. */
const checkedLooks = new Set<number>()

/**
 * Marks elements to skip in the contrast check, and returns the looks of the others. Finding the background of each text takes two thirds
 * of axe's time. Of visible texts with the same style up to the page's background, only the longest (axe is unsure about single letters)
 * and the last are checked, and none of a look that was checked before.
 */
function markAlike({ mark, checked }: { mark: string; checked: number[] }): number[] {
  const names = ['color', 'background-color', 'background-image', 'font-size', 'font-weight', 'opacity', 'text-shadow', 'position']
  const toHash = (text: string) => {
    let [high, low] = [0x9e3779b9, 0x85ebca6b]
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x01000193)
      low = Math.imul(low ^ text.charCodeAt(at), 0x5bd1e995)
    }
    return (high & 0x1fffff) * 2 ** 32 + (low >>> 0)
  }
  const hashes = new Map<Element, number>()
  const lookOf = (element: Element): number => {
    const before = hashes.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const attributes = [element.tagName, ...['class', 'style', 'disabled', 'aria-disabled'].map((name) => element.getAttribute(name))]
    const look = toHash([around, ...attributes, ...names.map((name) => style.getPropertyValue(name))].join('|'))
    hashes.set(element, look)
    return look
  }
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].reduce((text, node) => (node.nodeType === Node.TEXT_NODE ? text + node.nodeValue?.trim() : text), '')
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const texts = [...document.body.querySelectorAll(':not(input, select, textarea)')].filter(
    (element) => textOf(element) !== '' && isShown(element),
  )
  const before = new Set(checked)
  const looks: number[] = []
  for (const [look, same] of Map.groupBy(texts, lookOf)) {
    const longest = same.reduce((a, b) => (textOf(b).length > textOf(a).length ? b : a))
    const isChecked = before.has(look)
    for (const element of same) element.toggleAttribute(mark, isChecked || (element !== longest && element !== same.at(-1)))
    if (!isChecked && textOf(longest).length > 1) looks.push(look)
  }
  return looks
}

/** Violations that axe finds on a page, each with its elements. Frames are skipped: pages have none before a click. */
export async function listViolations(page: Page, what: 'all' | 'all but alike' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source)
    await page.evaluate(readColoursOnce)
    await page.evaluate(leaveOutAlike, alike)
  }
  const looks = what === 'all' ? [] : await page.evaluate(markAlike, { mark: alike, checked: [...checkedLooks] })
  const violations = await page.evaluate(
    async ({ runOnly }) => {
      // Pins of one town are close together on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
      const context = { exclude: ['[data-map-live] .leaflet-marker-icon'] }
      // Saves time: no test needs selectors, and no rule needs style sheets.
      const less = { resultTypes: ['violations' as const], iframes: false, preload: false, selectors: false }
      const results = await window.axe?.run(context, { runOnly, ...less })
      return results?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 150)) }))
    },
    { runOnly: what === 'colors' ? colors : standard },
  )
  if (!violations) throw new Error('axe did not start')
  if (violations.length === 0) for (const look of looks) checkedLooks.add(look)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
