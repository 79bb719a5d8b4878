import { paths } from '#model/wiki/paths.ts'

/** URL that converts weight and value of an item. Built without the tool's code, which the linking pages do not load. */
export function weightCalculationUrl(item: string, from: 'weight' | 'value', text: string): string {
  return paths.tool('weight-value', { item, [from]: text })
}

/** URL of the finds in a number of chunks, optionally for one find and its weight. */
export function oddsCalculationUrl({ find, chunks, weight }: { find?: string; chunks?: string; weight?: string }): string {
  return paths.tool('ore-odds', { ...(find && { find }), ...(chunks && { chunks }), ...(weight && { weight }) })
}
