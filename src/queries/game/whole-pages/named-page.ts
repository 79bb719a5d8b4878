import type { Town } from '#model/places/town.ts'
import { isHit } from '#model/search/hit-kind.ts'
import type { SearchHit } from '#model/search/search.ts'
import { toComparable, toSafeName, toSearchSlug } from '#model/text/slugs.ts'
import { paths } from '#model/wiki/paths.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Subjects = Pick<SubjectQueries, 'items' | 'shops' | 'towns' | 'digsites' | 'formerNames' | 'vehicles' | 'search'>

/** Finds a page by the name of a thing, for links from the game and chat bots (`/link/`). */
export function namedPageQueries({ items, shops, towns, digsites, formerNames, vehicles, search }: Subjects) {
  /** Vehicles are tried first, then digsites, towns, shops, items, former names and other names. */
  async function findByName(name: string): Promise<string | undefined> {
    const comparable = toComparable(name)
    if (comparable === '') return undefined
    if ((await vehicles.listExact(name)).length > 0) return pathOfVehicleStore(await towns.listAll())
    const [digsite] = await digsites.listExact(name)
    if (digsite) return paths.digsite(toSafeName(digsite.name))
    const [town] = await towns.listExact(name)
    if (town) return paths.town(town.town_safe_name)
    const [shop] = await shops.listExact(name)
    if (shop) return paths.shop(shop)
    const item = await items.findExact(toSafeName(name))
    if (item) return paths.item(toSafeName(item.name))
    const now = await formerNames.findNowOfAny(name)
    if (now !== undefined && toComparable(now) !== comparable) return findByName(now)
    const hits = await search.find(toSearchSlug(name))
    return hits.map((hit) => pathOfNamesake(hit, comparable)).find(Boolean)
  }

  return {
    /** Tries the name unchanged, then with plus signs as spaces, as some clients write them. */
    async find(name: string): Promise<string | null> {
      const spaced = name.replaceAll('+', ' ').trim()
      return (await findByName(name)) ?? (spaced !== name ? await findByName(spaced) : undefined) ?? null
    },
  }
}

/** The path of a hit whose name or alias is the text: "DAVID" finds D.A.V.I.D. */
function pathOfNamesake(hit: SearchHit, comparable: string): string | undefined {
  if (!('alias' in hit) || ![hit.name, ...hit.alias.split(',')].some((name) => toComparable(name) === comparable)) return undefined
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
