import { sourcedOfElements } from '#model/logic/logic-element.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'
import type { Citation } from '../citations.ts'
import type { Records } from '../records.ts'

/** What pages of prose draw from the data of this game: `::ore-odds` on a line of its own. */
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

/** What a drawing tells of other files: how one build is connected, or what the elements of one part of the guide do. */
export const drawnFrom: Readonly<Record<string, (of: string, records: Records) => Omit<Citation, 'page'>[]>> = {
  wiring: (id) => [{ kind: 'wiring', id, field: 'edges' }],
  'logic-elements': (of, { logicElements }) => {
    const drawn = logicElements.filter(({ guide_part }) => String(guide_part) === of)
    return drawn.flatMap(({ item: id }) => sourcedOfElements.map((field) => ({ kind: 'logic-element', id, field })))
  },
}

/** Drawings of one thing: which of their options names it, and of which kind that is. */
export const drawnThings: Readonly<Record<string, { option: string; target: KindName }>> = {
  wiring: { option: 'build', target: 'wirings' },
}
