import { paths } from '#model/wiki/paths.ts'
import type { DirectAnswer } from './answer.ts'

/** Pages whose answers are about items: vehicles have no pictures. */
const aboutItems = [paths.database, paths.list, paths.tool('scrap'), paths.tool('weight-value')]

/** Safe name of the item whose picture belongs to an answer: the one of its page, or the first one with a price. */
export function findPicturedItem({ prices, path }: Pick<DirectAnswer, 'prices' | 'path'>): string | undefined {
  const ofItem = paths.item('')
  // A place on the map is below the database, too.
  if (path.startsWith(ofItem)) return path.includes('#') ? undefined : path.slice(ofItem.length)
  return aboutItems.some((page) => path.startsWith(page)) ? prices[0]?.parts[0]?.safe_name : undefined
}
