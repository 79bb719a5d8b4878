import { paths } from '#model/wiki/paths.ts'
import type { GlyphName } from '#web/ui/icon-names.ts'

type Guide = { slug: string; title: string; glyph: GlyphName }

const toPath = (guide: Guide) => ({ ...guide, path: paths.guide(guide.slug) })

/** The guides that lead from one step to the next, in the order they are best read. */
const firstGuides = (
  [
    { slug: 'first-timer', title: 'First timer guide', glyph: 'spade' },
    { slug: 'getting-started', title: 'Getting started', glyph: 'mine-wagon' },
    { slug: 'smithing-crafting', title: 'Smithing and crafting', glyph: 'anvil' },
  ] satisfies Guide[]
).map(toPath)

/** The guides on one subject each, to be opened when it comes up. */
export const subjectGuides = (
  [
    { slug: 'dirt-and-depth', title: 'Dirt and depth', glyph: 'ore' },
    { slug: 'where-to-sell', title: 'Where to sell what', glyph: 'scales' },
    { slug: 'relics-and-the-cave', title: 'Relics and the cave', glyph: 'treasure-map' },
    { slug: 'controls', title: 'Controls', glyph: 'pointing' },
    { slug: 'saves', title: 'Saves', glyph: 'book-cover' },
  ] satisfies Guide[]
).map(toPath)

/** Every guide that stands alone. */
export const guides = [...firstGuides, ...subjectGuides]

/** The five pages of the logic guide, in reading order. */
export const logicPages = [
  { slug: 'logic-behaviour', title: 'Logic behaviour' },
  { slug: 'logic-elements', title: 'Logic elements' },
  { slug: 'logic-elements-part-two', title: 'Logic elements, part two' },
  { slug: 'logic-elements-part-three', title: 'Logic elements, part three' },
  { slug: 'build-examples', title: 'Build examples' },
].map((page) => ({ ...page, path: paths.logicGuide(page.slug) }))

const logicGuide = { slug: 'hydro-logic', title: 'Hydro logic', glyph: 'processor' as GlyphName, path: paths.logicGuide() }

/** The guides as the guide book lists them, one after the other. */
export const guideSteps = [...firstGuides, logicGuide]

/** Where a guide of this name is, the pages of the logic guide among them; nothing where the page is no guide. */
export function findGuidePath(slug: string): string | undefined {
  return [...guides, logicGuide, ...logicPages].find((guide) => guide.slug === slug)?.path
}

/** What is read one after the other. */
export const readingOrders = {
  guide: [{ title: 'What is the game', path: paths.aboutGame }, ...guideSteps, ...subjectGuides],
  page: [logicGuide, ...logicPages],
}
