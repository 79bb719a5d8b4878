import { shopEntryName } from '#model/places/shop-entry-name.ts'
import type { ItemRow, LinkedItem } from '#model/items/item.ts'
import type { WholeMapPage } from '#model/map/map-page.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import type { DigsiteEntry, WholeGamePage, WholeShopPage, TownEntry, VehicleEntry } from '#model/game/calls/place-pages.ts'
import type { Shop } from '#model/places/shop.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import type { SubjectQueries } from '#queries/queries.ts'

type Subjects = Pick<
  SubjectQueries,
  'blueprints' | 'digsites' | 'formerNames' | 'items' | 'map' | 'meta' | 'questions' | 'shops' | 'towns' | 'vehicles'
>

/** All data of the pages of towns, shops, digsites, vehicles and the map. */
export function placePageQueries({ blueprints, digsites, formerNames, items, map, meta, questions, shops, towns, vehicles }: Subjects) {
  async function listVehicles(): Promise<VehicleEntry[]> {
    const [rows, sources] = await Promise.all([vehicles.listWithShops(), meta.gatherProvenance('vehicle')])
    const sellers = await shops.listStores([...new Set(rows.map(({ shop }) => shop))])
    return rows.map(({ shop, ...vehicle }) => ({
      ...vehicle,
      shop: sellers.find(({ id }) => id === shop) ?? null,
      sources: sources.get(vehicle.safe_name) ?? [],
    }))
  }

  async function findPosition({ id, town }: Shop): Promise<MapPosition | null> {
    const markers = await map.listMarkers()
    const marker =
      markers.find((candidate) => candidate.id === `shop-${id}`) ??
      markers.find((candidate) => candidate.id === `town-${town.town_safe_name}`)
    return marker ? { x: marker.x, y: marker.y } : null
  }

  return {
    listVehicles,

    async listTowns(): Promise<TownEntry[]> {
      const [all, vanilla, sources, was] = await Promise.all([
        towns.listAll(),
        towns.listVanilla(),
        meta.gatherProvenance('town'),
        formerNames.gatherOf('towns'),
      ])
      const unmodded = new Set(vanilla.map(({ id }) => id))
      return all.map((town) => {
        const name = town.town_safe_name
        return { ...town, modded: !unmodded.has(town.id), sources: sources.get(name) ?? [], was: was.get(name) ?? [] }
      })
    },

    async listDigsites(): Promise<DigsiteEntry[]> {
      const [all, sources, was] = await Promise.all([
        digsites.listAll(),
        meta.gatherProvenance('digsite'),
        formerNames.gatherOf('digsites'),
      ])
      const near = await shops.listStores(all.flatMap(({ equipment_store, jeweler }) => [equipment_store.id, jeweler.id]))
      return Promise.all(
        all.map(async (digsite) => {
          const safe_name = toSafeName(digsite.name)
          const stores = near.filter(({ id }) => id === digsite.equipment_store.id || id === digsite.jeweler.id)
          const own = sources.get(safe_name) ?? []
          return { ...digsite, safe_name, stores, sources: own, questions: await questions.listOf(own), was: was.get(safe_name) ?? [] }
        }),
      )
    },

    async findMap(): Promise<WholeMapPage> {
      const [markers, goods, placed] = await Promise.all([
        map.listMarkers(),
        map.listGoods(),
        meta.listProvenanceOfFields('town', ['world']),
      ])
      return { markers, goods, placed_in: placed[0]?.version ?? '' }
    },

    async findGame(): Promise<WholeGamePage> {
      const [sites, places, driven, chain] = await Promise.all([digsites.listAll(), towns.listAll(), listVehicles(), blueprints.listAll()])
      return {
        digsites: sites.map(({ name }) => ({ name, safe_name: toSafeName(name) })),
        towns: places.map(({ name, town_safe_name }) => ({ name, town_safe_name })),
        vehicles: driven,
        blueprints: chain,
      }
    },

    async findShop(id: number): Promise<WholeShopPage | undefined> {
      const shop = await shops.find(id)
      if (!shop) return undefined
      const named = shop.blueprints.flatMap(({ input, output }) => [...input.map(({ name }) => name), ...output])
      const [shelf, others, position, sources, sold] = await Promise.all([
        items.listShelf(id),
        items.listLinks([...new Set(named)]),
        findPosition(shop),
        meta.listProvenance('shop', shopEntryName(shop)),
        shop.category === 'vehicles' ? listVehicles() : [],
      ])
      const onShelf = new Set(shelf.map(({ safe_name }) => safe_name))
      const ids = [...new Set([...onShelf, ...named])]
      const ofItems = await meta.listProvenanceOfFields('item', ['value', 'shops', 'description'], ids)
      // Without sources about another shop alone.
      const inventory_sources = ofItems.filter(({ field }) => ['value', 'shops', 'description', lineOfEntry('shops', id)].includes(field))
      const facts = [
        ...sources,
        ...inventory_sources.filter((source) => onShelf.has(source.id)),
        ...sold.flatMap((vehicle) => vehicle.sources),
      ]
      return {
        shop,
        items: [...shelf.map(toLink), ...others.filter(({ safe_name }) => !onShelf.has(safe_name))],
        vehicles: sold,
        inventory_sources,
        position,
        sources,
        questions: await questions.listOf(facts),
        shelf,
      }
    },
  }
}

/** Drops the fields that only tables show. */
function toLink({ alias, id, description_certainty, name_certainty, ...link }: ItemRow): LinkedItem {
  return link
}
