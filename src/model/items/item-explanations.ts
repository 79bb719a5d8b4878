/** What the page of an item can explain with a drawing from the facts of the game. Content files name them under `explains`. */
export const explanations = ['digging', 'fishing', 'filter', 'pressure', 'splitter', 'explosives', 'growth', 'odds'] as const
export type Explanation = (typeof explanations)[number]

/** Every plant grows alike, so their files need not say it. */
const growing: readonly string[] = ['seed-bag', 'crop']

export function listExplanations({ group, explains }: { group: string; explains: readonly Explanation[] }): Explanation[] {
  return growing.includes(group) && !explains.includes('growth') ? [...explains, 'growth'] : [...explains]
}
