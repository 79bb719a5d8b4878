import { z } from 'zod'
import { MapGoods } from '#model/map/map-goods.ts'
import { MapMarker } from '#model/map/map-marker.ts'
import { Digsite } from '#model/places/digsite.ts'
import { DigsiteEntry, WholeShopPage, TownEntry, VehicleEntry } from '#model/game/calls/place-pages.ts'
import { Shop, Store } from '#model/places/shop.ts'
import { Town } from '#model/places/town.ts'
import { Vehicle } from '#model/vehicles/vehicle.ts'
import { WholeMapPage } from '#model/map/map-page.ts'
import { result, results } from '#model/wiki/envelope.ts'
import { call } from '#model/wiki/calls/call.ts'
import { numberParameter, textParameter } from '#model/wiki/calls/parameters.ts'

const named = (what: string, example: string) => z.object({ name: textParameter(`Name or safe name of the ${what}`, example) })

/** Calls about towns, shops, digsites, vehicles and the map. */
export const placeCalls = {
  shop: call({
    tag: 'Shops',
    summary: 'A shop with its inventory and the blueprints it researches',
    params: z.object({ shop_id: numberParameter('Id of the shop', 7) }),
    answer: results(Shop),
  }),

  shopsExact: call({
    tag: 'Shops',
    summary: 'Shops of exactly this name',
    params: z.object({ name: textParameter('Name, safe name or id of the shop', 'hobsons-powerworks') }),
    names: { name: 'shops' },
    answer: results(Store),
  }),

  shopPage: call({
    tag: 'Shops',
    summary: 'Everything the page of a shop shows, in one answer',
    params: z.object({ shop_id: numberParameter('Id of the shop', 7) }),
    answer: results(WholeShopPage),
    specified: false,
  }),

  towns: call({ tag: 'Towns', summary: 'All towns with their shops', answer: results(Town) }),

  vanillaTowns: call({ tag: 'Towns', summary: 'The towns of the unmodded game with their unmodded shops', answer: results(Town) }),

  townsExact: call({
    tag: 'Towns',
    summary: 'Towns of exactly this name',
    params: named('town', 'bridgepour'),
    names: { name: 'towns' },
    answer: results(Town),
  }),

  townEntries: call({
    tag: 'Towns',
    summary: 'All towns with their shops, mods included, and the source of each field',
    answer: results(TownEntry),
    specified: false,
  }),

  digsites: call({ tag: 'Digsites', summary: 'All digsites', answer: results(Digsite) }),

  digsitesExact: call({
    tag: 'Digsites',
    summary: 'Digsites of exactly this name',
    params: named('digsite', 'ember-cradle'),
    names: { name: 'digsites' },
    answer: results(Digsite),
  }),

  digsiteEntries: call({
    tag: 'Digsites',
    summary: 'All digsites with the shops near them and the source of each field',
    answer: results(DigsiteEntry),
    specified: false,
  }),

  vehicles: call({ tag: 'Vehicles', summary: 'All vehicles', answer: results(Vehicle) }),

  vehiclesExact: call({
    tag: 'Vehicles',
    summary: 'Vehicles of exactly this name',
    params: named('vehicle', 'hydro-truck'),
    names: { name: 'vehicles' },
    answer: results(Vehicle),
  }),

  vehicleEntries: call({
    tag: 'Vehicles',
    summary: 'All vehicles with their shop and the source of each field',
    answer: results(VehicleEntry),
    specified: false,
  }),

  mapMarkers: call({
    tag: 'Map',
    summary: 'Markers of the world map, in pixels of its largest zoom: 2.5 pixels per meter when a game unit is a centimeter',
    answer: results(MapMarker),
    specified: false,
  }),

  mapGoods: call({
    tag: 'Map',
    summary: 'What the shops on the world map buy or sell, by the ids of their markers',
    answer: results(MapGoods),
    specified: false,
  }),

  mapPage: call({ tag: 'Map', summary: 'Everything on the map page, in one answer', answer: result(WholeMapPage), specified: false }),
}
