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

/** Parts that all pages share. */
const sharedParts = ['.topbar', '.masthead', '.foot', '.tabbar']

/** Violations that axe finds on a page, each with its elements; `what` leaves out shared parts or other rules than colors. Frames are skipped: pages have none before a click. */
export async function listViolations(page: Page, what: { own?: boolean; colors?: boolean } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const violations = await page.evaluate(
    async ({ runOnly, left }) => {
      // Pins of one town are close together on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
      const context = { exclude: ['[data-map-live] .leaflet-marker-icon', ...left] }
      // Saves time: no test needs selectors, and no rule needs style sheets.
      const less = { resultTypes: ['violations' as const], iframes: false, preload: false, selectors: false }
      const results = await window.axe?.run(context, { runOnly, ...less })
      return results?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 150)) }))
    },
    { runOnly: what.colors ? colors : standard, left: what.own ? sharedParts : [] },
  )
  if (!violations) throw new Error('axe did not start')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
