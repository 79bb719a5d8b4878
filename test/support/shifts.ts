import type { Page } from '@playwright/test'

export type Shift = { by: number; what: string[] }

/** Collects layout shifts in the page's `shifts`. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${node?.textContent?.trim().slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`,
        )
        shifts.push({ by: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
