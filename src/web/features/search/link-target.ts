import type { ApiClient } from '#api-client/api-client.ts'
import { ApiError } from '#api-client/api-error.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { isHit } from '#model/search/hit-kind.ts'
import type { SearchHit } from '#model/search/search.ts'
import { toComparable, toSafeName } from '#model/text/slugs.ts'
import type { Town } from '#model/places/town.ts'
import { paths } from '#model/wiki/paths.ts'

/** Names are far shorter; the API takes no more. */
const longestName = 100

/**
 * The page of whatever has this name: an item, shop, town, digsite or vehicle; of several, the later one in this order.
 * The game and chat bots link by name, so spelling is taken lightly; a name that nothing has leads home.
 */
export async function findLinkTarget(api: ApiClient, text: string): Promise<string> {
  const plain = toPlainText(text.replace(/[\p{Cc}/\s]+/gu, ' ').trim(), longestName)
  // Some clients write spaces as plus signs, as forms do; a name may also end in them.
  const spaced = plain.replaceAll('+', ' ').trim()
  return (await findByName(api, plain)) ?? (spaced !== plain ? await findByName(api, spaced) : undefined) ?? paths.home
}

async function findByName(api: ApiClient, name: string): Promise<string | undefined> {
  // Nothing to look for, and "." or ".." would be a path.
  if (toComparable(name) === '') return undefined
  const nothing = orNothing
  const [item, shops, towns, digsites, vehicles] = await Promise.all([
    api.item(toSafeName(name)).catch(nothing),
    api.shopsExact(name).catch(nothing),
    api.townsExact(name).catch(nothing),
    api.digsitesExact(name).catch(nothing),
    api.vehiclesExact(name).catch(nothing),
  ])
  if (vehicles?.[0]) return pathOfVehicleStore(await api.towns())
  if (digsites?.[0]) return paths.digsite(toSafeName(digsites[0].name))
  if (towns?.[0]) return paths.town(towns[0].town_safe_name)
  if (shops?.[0]) return paths.shop(shops[0])
  if (item) return paths.item(toSafeName(item.name))
  const { results } = await api.search(name)
  return results.map((hit) => pathOfNamesake(hit, toComparable(name))).find(Boolean)
}

/** Input that the API refuses is no name of anything; a wiki that cannot answer is another matter. */
function orNothing(error: unknown): undefined {
  if (error instanceof ApiError && error.status < 500) return undefined
  throw error
}

/** A hit that is called exactly so, by its name or by another one: "D.A.V.I.D." is DAVID. */
function pathOfNamesake(hit: SearchHit, wanted: string): string | undefined {
  if (!('alias' in hit) || ![hit.name, ...hit.alias.split(',')].some((name) => toComparable(name) === wanted)) return undefined
  if (isHit('item', hit)) return paths.item(hit.safe_name)
  if (isHit('store', hit)) return paths.shopShort(hit.safe_name, hit.id)
  if (isHit('town', hit)) return paths.town(hit.town_safe_name)
  return isHit('digsite', hit) ? paths.digsite(toSafeName(hit.name)) : undefined
}

function pathOfVehicleStore(towns: Town[]): string {
  for (const town of towns) {
    const store = town.shops.find(({ category }) => category === 'vehicles')
    if (store) return paths.shop({ ...store, town })
  }
  return paths.towns
}
