import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Everything that WCAG 2.2 AA asks for and a program can see. */
const standard: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** What depends on colours and sizes. The rest was judged when the same page was looked at in another theme. */
const looks: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'] }

/** What axe finds wrong with a page, each with the elements. Nothing looks into frames: the pages hold none before a click. */
export async function listViolations(page: Page, what: 'all' | 'looks' = 'all'): Promise<string[]> {
  // Half a megabyte: it is sent and read once a page.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (runOnly) => {
      // Pins of one town stand close on a small map; the list below it has the same links at full size (WCAG 2.5.8, equivalent).
      const context = { exclude: ['[data-map-live] .leaflet-marker-icon'] }
      const found = await window.axe?.run(context, { runOnly, resultTypes: ['violations'], iframes: false })
      return found?.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 150)) }))
    },
    what === 'all' ? standard : looks,
  )
  if (!violations) throw new Error('axe did not start')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' · ')}`)
}
