import { paths } from '#model/wiki/paths.ts'

/** Where a weight of something is turned into coins, or coins into its weight. Written by hand: pages that lead there do without the tool. */
export function weighAt(item: string, from: 'weight' | 'value', text: string): string {
  return paths.tool('weight-value', { item, [from]: text })
}

/** Where it is worked out what so many chunks of dirt hold; of one find, and with its weight, where they are said. */
export function chunksAt({ find, chunks, weight }: { find?: string; chunks?: string; weight?: string }): string {
  return paths.tool('ore-odds', { ...(find && { find }), ...(chunks && { chunks }), ...(weight && { weight }) })
}
