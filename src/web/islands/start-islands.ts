import { loadPart } from '../browser/load-part.ts'

/** The tools that need React, each with the way to its script. */
const islands = {
  'blueprint-planner': () => import('./blueprint-planner.tsx'),
  explosions: () => import('./explosions.tsx'),
  'growth-timers': () => import('./growth-timers.tsx'),
  'logic-timing': () => import('./logic-timing.tsx'),
  vehicles: () => import('./vehicles.tsx'),
  'weight-value': () => import('./weight-value.tsx'),
  scrap: () => import('./scrap.tsx'),
  pressure: () => import('./pressure.tsx'),
  'own-list': () => import('./own-list.tsx'),
  'ore-odds': () => import('./ore-odds.tsx'),
  'shopping-list': () => import('./shopping-list.tsx'),
}
export type IslandName = keyof typeof islands

/** Brings the tools of this page to life. */
export function startIslands() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset.island as IslandName
    const props = document.querySelector(`[data-island-props="${name}"]`)?.textContent ?? '{}'
    void loadPart<{ mount: (place: HTMLElement, props: never) => void }>(islands[name], (notice) => place.before(notice)).then(
      ({ mount }) => mount(place, JSON.parse(props) as never),
    )
  }
}
