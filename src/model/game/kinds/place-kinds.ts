import { z } from 'zod'
import { Digsite, DigsiteFile, DigsiteHit, DigsiteRecord } from '#model/places/digsite.ts'
import { Shop, ShopFile, ShopRecord, StoreHit } from '#model/places/shop.ts'
import { Town, TownFile, TownHit, TownRecord } from '#model/places/town.ts'
import { Vehicle, VehicleFile, VehicleRecord } from '#model/vehicles/vehicle.ts'
import { defineKind } from '#model/wiki/kinds/kind.ts'
import { defineSearched } from '#model/wiki/kinds/searched.ts'
import { paths } from '#model/wiki/paths.ts'

/** The kinds of places and vehicles. */
export const placeKinds = {
  shops: defineKind({
    table: 'shop',
    yaml: { shops: ShopFile },
    record: ShopRecord,
    inText: { link: true },
    key: ['id'],
    called: 'safe_name',
    within: { kind: 'towns', of: ({ town }) => town, move: (shop, town) => ({ ...shop, town }) },
    references: { town: 'towns' },
    prose: { description: 'numbers' },
    address: ({ town, ...shop }) => paths.shop({ ...shop, town: { town_safe_name: town } }),
    page: ({ town, active, ...shop }) => (active ? paths.shop({ ...shop, town: { town_safe_name: town } }) : null),
    pageFrom: ['id', 'safe_name', 'town', 'active'],
    search: defineSearched(ShopRecord, {
      as: 'store',
      hit: StoreHit,
      weight: 5,
      joined: StoreHit.pick({ town_id: true, inventory: true }).extend({ town_name: z.string() }),
      show: ({ description, town_name: town }) => ({ text: `${description} ${town}`, note: `Shop in ${town}`, town }),
    }),
    dump: { as: 'shops', place: 4, shape: Shop },
  }),
  towns: defineKind({
    table: 'town',
    yaml: { towns: TownFile },
    record: TownRecord,
    inText: { link: true, value: true },
    key: ['town_safe_name'],
    named: 'town_safe_name',
    called: 'town_safe_name',
    prose: { description: 'numbers' },
    address: ({ town_safe_name }) => paths.town(town_safe_name),
    search: defineSearched(TownRecord, { as: 'town', hit: TownHit, weight: 6, joined: TownHit.pick({ town_id: true }) }),
    dump: { as: 'towns', place: 5, shape: Town },
  }),
  digsites: defineKind({
    table: 'digsite',
    yaml: { digsites: DigsiteFile },
    record: DigsiteRecord,
    inText: { link: true, value: true },
    key: ['safe_name'],
    named: 'safe_name',
    called: 'safe_name',
    references: { town: 'towns', equipment_store: 'shops', jeweler: 'shops', relics: 'items' },
    prose: { description: 'numbers' },
    address: ({ safe_name }) => paths.digsite(safe_name),
    search: defineSearched(DigsiteRecord, {
      as: 'digsite',
      hit: DigsiteHit,
      weight: 7,
      joined: DigsiteHit.pick({ closest_town: true, closest_jeweler: true, closest_equipment_store: true, relics: true }),
      show: ({ description, relics, closest_town }) => ({ text: `${description} ${relics.join(' ')} ${closest_town}` }),
    }),
    dump: { as: 'digsites', place: 6, shape: Digsite },
  }),
  vehicles: defineKind({
    table: 'vehicle',
    yaml: { vehicles: VehicleFile },
    record: VehicleRecord,
    inText: { value: true, price: 'price' },
    key: ['safe_name'],
    named: 'safe_name',
    called: 'safe_name',
    references: { shop: 'shops' },
    prose: { description: 'numbers' },
    dump: { as: 'vehicles', place: 7, shape: Vehicle },
  }),
} as const
