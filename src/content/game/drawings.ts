import { sourcedOfElements } from '#model/logic/logic-element.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'
import type { Citation } from '../citations.ts'
import type { Records } from '../records.ts'

/** Widgets of this game in prose: `::ore-odds` on its own line. */
export const gameDrawings = [
  'ore-odds',
  'anvil-recipes',
  'blueprint-chain',
  'keybinds',
  'plant-stages',
  'explosion-radii',
  'logic-elements',
  'wiring',
] as const

/** The facts of other files that a widget shows, for citations. */
export const drawnFrom: Readonly<Record<string, (of: string, records: Records) => Omit<Citation, 'page'>[]>> = {
  wiring: (id) => [{ kind: 'wiring', id, field: 'edges' }],
  'logic-elements': (of, { logicElements }) => {
    const drawn = logicElements.filter(({ guide_part }) => String(guide_part) === of)
    return drawn.flatMap(({ item: id }) => sourcedOfElements.map((field) => ({ kind: 'logic-element', id, field })))
  },
}

/** Widgets of one thing: the option that names it, and its kind. */
export const drawnThings: Readonly<Record<string, { option: string; target: KindName }>> = {
  wiring: { option: 'build', target: 'wirings' },
}
