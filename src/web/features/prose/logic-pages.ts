/** The five pages of the logic guide, in reading order. */
export const logicPages = [
  { slug: 'logic-behaviour', title: 'Logic behaviour' },
  { slug: 'logic-elements', title: 'Logic elements' },
  { slug: 'logic-elements-part-two', title: 'Logic elements, part two' },
  { slug: 'logic-elements-part-three', title: 'Logic elements, part three' },
  { slug: 'build-examples', title: 'Build examples' },
] as const
