import { paths } from '../../paths.ts'

/** The guides that stand alone, in the order they are best read. */
export const guides = [
  { slug: 'first-timer', title: 'First timer guide' },
  { slug: 'getting-started', title: 'Getting started' },
  { slug: 'smithing-crafting', title: 'Smithing and crafting' },
].map((page) => ({ ...page, path: paths.guide(page.slug) }))

/** The five pages of the logic guide, in reading order. */
export const logicPages = [
  { slug: 'logic-behaviour', title: 'Logic behaviour' },
  { slug: 'logic-elements', title: 'Logic elements' },
  { slug: 'logic-elements-part-two', title: 'Logic elements, part two' },
  { slug: 'logic-elements-part-three', title: 'Logic elements, part three' },
  { slug: 'build-examples', title: 'Build examples' },
].map((page) => ({ ...page, path: paths.logicGuide(page.slug) }))

const logicGuide = { title: 'Hydro logic', path: paths.logicGuide() }

/** What is read one after the other. */
export const readingOrders = {
  guide: [{ title: 'What is the game', path: paths.aboutGame }, ...guides, logicGuide],
  page: [logicGuide, ...logicPages],
}
