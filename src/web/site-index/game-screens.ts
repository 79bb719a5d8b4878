import { paths } from '#model/wiki/paths.ts'
import { tools } from './tool-list.ts'

/** Screens about this game: path and file in `pages/game/`. */
export const gameScreens: readonly (readonly [path: string, file: string])[] = [
  [paths.aboutGame, 'about-game.tsx'],
  ...tools.map(({ slug }) => [paths.tool(slug), `tool-${slug}.tsx`] as const),
  [paths.tools, 'tools.tsx'],
  [paths.database, 'database.tsx'],
  [paths.compare(), 'compare.tsx'],
  [paths.guideBook, 'guide-book.tsx'],
  [paths.item(':item'), 'item.tsx'],
  [paths.itemCard(':item'), 'item-card.tsx'],
  [paths.randomCard, 'random-card.ts'],
  [paths.mapItem, 'map-item.tsx'],
  [paths.now(), 'now.tsx'],
  [paths.myGame, 'my-game.tsx'],
  [paths.myPrices, 'my-prices.tsx'],
  [paths.digsites, 'digsites.tsx'],
  [paths.towns, 'towns.tsx'],
  [paths.shop({ town: { town_safe_name: ':town' }, safe_name: ':shop', id: ':id' }), 'shop.tsx'],
  [paths.shopShort(':shop', ':id'), 'shop-redirect.ts'],
]
