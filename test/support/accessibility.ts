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

/** Everything that WCAG 2.2 AA asks for and a program can see. */
const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** What depends on colours and sizes. The rest was judged when the same page was looked at in another theme. */
const looks: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'] }

/** What every page has, and is judged once: on the front page, which is looked at as a whole in both themes on every screen. */
const shared = ['.topbar', '.masthead', '.foot', '.tabbar']

/** The small one: it is sent to each page and read there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with a page, each with the elements. Nothing looks into frames: the pages hold none before a click. */
export async function listViolations(page: Page, what: 'all' | 'own' | 'looks of own' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ runOnly, apart }) => {
      // Pins of one town stand close on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
      const context = { exclude: ['[data-map-live] .leaflet-marker-icon', ...apart] }
      // Nothing asks where in the page an element stands, nor for style sheets read anew: no rule of these looks into them.
      const less = { resultTypes: ['violations' as const], iframes: false, preload: false, selectors: false }
      const found = await window.axe?.run(context, { runOnly, ...less })
      return found?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 150)) }))
    },
    { runOnly: what === 'looks of own' ? looks : standard, apart: what === 'all' ? [] : shared },
  )
  if (!violations) throw new Error('axe did not start')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
