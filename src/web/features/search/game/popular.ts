import type { IconName } from '#web/ui/icon-names.ts'
import { paths } from '#model/wiki/paths.ts'

/** Frequent destinations, suggested before anything is typed. */
export const popular: [name: string, path: string, icon: IconName][] = [
  ['Item Database', paths.database, 'gem'],
  ['Towns', paths.towns, 'map-pin'],
  ['Digsites', paths.digsites, 'hammer'],
  ['World map', paths.map, 'map'],
  ['Guide Book', paths.guideBook, 'book-open'],
  ['Make a list', paths.list, 'shopping-basket'],
]

/** Example queries with an answer, suggested before anything is typed. */
export const tryThese = ['how to make money', 'where to sell', 'controls', 'multiplayer', 'add 20 pan', 'timer 10', '12.5 gold']
