import { atMostOne, toResult, toResults } from '#model/wiki/envelope.ts'
import type { placeCalls } from '#model/game/calls/place-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from '../answers.ts'

/** Calls about towns, shops, digsites, vehicles and the map. */
export function placeAnswers({ shops, towns, digsites, vehicles, map, placePages }: Queries): Answers<keyof typeof placeCalls> {
  return {
    shop: async ({ params }) => toResults(atMostOne(await shops.find(params.shop_id))),
    shopsExact: async ({ params }) => toResults(await shops.listExact(params.name)),
    shopPage: async ({ params }) => toResults(atMostOne(await placePages.findShop(params.shop_id))),
    towns: async () => toResults(await towns.listAll()),
    vanillaTowns: async () => toResults(await towns.listVanilla()),
    townsExact: async ({ params }) => toResults(await towns.listExact(params.name)),
    townEntries: async () => toResults(await placePages.listTowns()),
    digsites: async () => toResults(await digsites.listAll()),
    digsitesExact: async ({ params }) => toResults(await digsites.listExact(params.name)),
    digsiteEntries: async () => toResults(await placePages.listDigsites()),
    vehicles: async () => toResults(await vehicles.listAll()),
    vehiclesExact: async ({ params }) => toResults(await vehicles.listExact(params.name)),
    vehicleEntries: async () => toResults(await placePages.listVehicles()),
    mapMarkers: async () => toResults(await map.listMarkers()),
    mapGoods: async () => toResults(await map.listGoods()),
    mapPage: async () => toResult(await placePages.findMap()),
  }
}
