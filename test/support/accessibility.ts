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

/** Looks whose contrast was checked on an earlier page: most texts look the same on every page. */
const checkedLooks = new Set<string>()

/**
 * Groups the visible texts by their look: tag, attributes and style up to the page's background. Of each look, only the longest text (axe
 * is unsure about single letters) and the last are checked, because finding the background of each takes two thirds of axe's time.
 */
function groupTexts(mark: string): { look: string; length: number }[] {
  const names = ['color', 'background-color', 'background-image', 'font-size', 'font-weight', 'opacity', 'text-shadow', 'position']
  const looks = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const before = looks.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const attributes = [element.tagName, ...['class', 'style', 'disabled', 'aria-disabled'].map((name) => element.getAttribute(name))]
    const look = [around, ...attributes, ...names.map((name) => style.getPropertyValue(name))].join('|')
    looks.set(element, look)
    return look
  }
  const textOf = ({ childNodes }: Element) =>
    [...childNodes].reduce((text, node) => (node.nodeType === Node.TEXT_NODE ? text + node.nodeValue?.trim() : text), '')
  const texts = [...document.body.querySelectorAll(':not(input, select, textarea)')]
    .map((element) => ({ element, length: textOf(element).length }))
    .filter(({ element, length }) => length > 0 && element.checkVisibility({ visibilityProperty: true }))
  return [...Map.groupBy(texts, ({ element }) => lookOf(element))].map(([look, group], place) => {
    const longest = group.reduce((a, b) => (b.length > a.length ? b : a))
    for (const { element } of group) {
      element.toggleAttribute(mark, element !== longest.element && element !== group.at(-1)?.element)
      element.setAttribute('data-look', String(place))
    }
    return { look, length: longest.length }
  })
}

/** Leaves out looks that were checked on an earlier page. */
function leaveOutChecked({ mark, isChecked }: { mark: string; isChecked: boolean[] }) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-look]'))
    if (isChecked[Number(element.dataset.look)]) element.setAttribute(mark, '')
}

/** Violations that axe finds on a page, each with its elements. Frames are skipped: pages have none before a click. */
export async function listViolations(page: Page, what: 'all' | 'all but alike' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(source)
    await page.evaluate(readColoursOnce)
    await page.evaluate(leaveOutAlike, alike)
  }
  const looks = what === 'all' ? [] : await page.evaluate(groupTexts, alike)
  await page.evaluate(leaveOutChecked, { mark: alike, isChecked: looks.map(({ look }) => checkedLooks.has(look)) })
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
  if (violations.length === 0) for (const { look, length } of looks) if (length > 1) checkedLooks.add(look)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
