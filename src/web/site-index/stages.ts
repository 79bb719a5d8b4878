import { paths } from '#model/wiki/paths.ts'
import type { Emblem } from '#web/ui/icon.tsx'
import { toolOf } from './tool-list.ts'

type StageLink = { label: string; path: string }

/** A stage of the game with the pages for it. */
export type Stage = {
  title: string
  text: string
  emblem: Pick<React.ComponentProps<typeof Emblem>, 'glyph' | 'from' | 'to'>
  /** The page to begin with. */
  first: StageLink
  others: readonly StageLink[]
}

const linkTool = (slug: string): StageLink => ({ label: toolOf(slug).title, path: paths.tool(slug) })

/** In the order in which players reach them. */
export const stages: readonly Stage[] = [
  {
    title: 'First hour',
    text: 'Dig, wash, sell, then your first bar.',
    emblem: { glyph: 'mining', from: '#7a5633', to: '#3a281b' },
    first: { label: 'First timer guide', path: paths.guide('first-timer') },
    others: [
      { label: 'Where to sell what', path: paths.guide('where-to-sell') },
      { label: 'Default keys', path: `${paths.guide('first-timer')}#default-keys` },
    ],
  },
  {
    title: 'Water and machines',
    text: 'Pipes, pressure, drills and filters.',
    emblem: { glyph: 'water-drop', from: '#1e646b', to: '#0c2c31' },
    first: { label: 'Getting started', path: paths.guide('getting-started') },
    others: [linkTool('rig'), linkTool('pressure')],
  },
  {
    title: 'Smithing and selling',
    text: 'Blades, jewelry, blueprints, markets.',
    emblem: { glyph: 'anvil', from: '#7c3325', to: '#3a140e' },
    first: { label: 'Smithing and crafting', path: paths.guide('smithing-crafting') },
    others: [linkTool('sell'), linkTool('blueprint-planner')],
  },
  {
    title: 'Logic',
    text: 'Signals, keypads, sorters, timers.',
    emblem: { glyph: 'processor', from: '#2d4c8f', to: '#14244a' },
    first: { label: 'Hydro logic', path: paths.guide('hydro-logic') },
    others: [{ label: 'Build examples', path: paths.guide('hydro-logic', 'build-examples') }, linkTool('logic-timing')],
  },
]

/** The tools on the home page. */
export const homeTools = ['sell', 'rig', 'weight-value', 'blueprint-planner', 'growth-timers'].map((slug) => toolOf(slug))
