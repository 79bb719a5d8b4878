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

/**
 * Marks elements to skip in the contrast check. Finding the background of each text takes two thirds of axe's time. Of texts with the same
 * style up to the page's background, only the longest (axe is unsure about single letters) and the last are checked.
 */
function markAlike(mark: string) {
  const names = ['color', 'background-color', 'background-image', 'font-size', 'font-weight', 'opacity', 'text-shadow', 'position']
  const numbers = new Map<string, number>()
  const numberByElement = new Map<Element, number>()
  const lookOf = (element: Element): number => {
    const before = numberByElement.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const attributes = [element.tagName, ...['class', 'style', 'disabled', 'aria-disabled'].map((name) => element.getAttribute(name))]
    const look = [around, ...attributes, ...names.map((name) => style.getPropertyValue(name))].join('|')
    const number = numbers.get(look) ?? numbers.size
    numbers.set(look, number)
    numberByElement.set(element, number)
    return number
  }
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].reduce((text, node) => (node.nodeType === Node.TEXT_NODE ? text + node.nodeValue?.trim() : text), '')
  const texts = [...document.body.querySelectorAll(':not(input, select, textarea)')].filter((element) => textOf(element) !== '')
  for (const same of Map.groupBy(texts, lookOf).values()) {
    const longest = same.reduce((a, b) => (textOf(b).length > textOf(a).length ? b : a))
    for (const element of same) element.toggleAttribute(mark, element !== longest && element !== same.at(-1))
  }
}

/** Violations that axe finds on a page, each with its elements. Frames are skipped: pages have none before a click. */
export async function listViolations(page: Page, what: 'all' | 'all but alike' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source)
    await page.evaluate(readColoursOnce)
    await page.evaluate(leaveOutAlike, alike)
  }
  if (what !== 'all') await page.evaluate(markAlike, alike)
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
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
