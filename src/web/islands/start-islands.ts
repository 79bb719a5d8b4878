import { loadPart } from '../browser/load-part.ts'

/** The tools that need React, each with the way to its script. */
const islands = {
  'blueprint-planner': () => import('#web/features/tools/blueprint-planner/blueprint-planner.island.tsx'),
  explosions: () => import('#web/features/tools/explosions/explosions.island.tsx'),
  'growth-timers': () => import('#web/features/tools/growth-timers/growth-timers.island.tsx'),
  'logic-timing': () => import('#web/features/tools/logic-timing/logic-timing.island.tsx'),
  vehicles: () => import('#web/features/tools/vehicles/vehicles.island.tsx'),
  'weight-value': () => import('#web/features/tools/weight-value/weight-value.island.tsx'),
  scrap: () => import('#web/features/tools/scrap/scrap.island.tsx'),
  pressure: () => import('#web/features/tools/pressure/pressure.island.tsx'),
  'own-list': () => import('#web/features/lists/catalogue/own-list.island.tsx'),
  'ore-odds': () => import('#web/features/tools/ore-odds/ore-odds.island.tsx'),
  'shopping-list': () => import('#web/features/lists/page/shopping-list.island.tsx'),
}
export type IslandName = keyof typeof islands

/** Brings the tools of this page to life. */
export function startIslands() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset.island as IslandName
    // Each place has its own beside it: a page may hold the same tool twice.
    const props = place.nextElementSibling?.matches('[data-island-props]') ? place.nextElementSibling.textContent : '{}'
    void loadPart<{ mount: (place: HTMLElement, props: never) => void }>(islands[name], (notice) => place.before(notice)).then(
      ({ mount }) => mount(place, JSON.parse(props) as never),
    )
  }
}
