/** Drawings on an item's page that explain facts of the game; item files list them under `explains`. */
export const explanations = ['digging', 'fishing', 'filter', 'pressure', 'splitter', 'explosives', 'growth', 'odds'] as const
export type Explanation = (typeof explanations)[number]

/** Groups that always explain growth. */
const growing: readonly string[] = ['seed-bag', 'crop']

export function listExplanations({ group, explains }: { group: string; explains: readonly Explanation[] }): Explanation[] {
  return growing.includes(group) && !explains.includes('growth') ? [...explains, 'growth'] : [...explains]
}
