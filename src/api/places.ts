import { z } from 'zod'
import { Digsite } from '#model/places/digsite.ts'
import { results, toResults } from '#model/wiki/envelope.ts'
import { MapMarker } from '#model/map/map-marker.ts'
import { Shop, Store } from '#model/places/shop.ts'
import { Town } from '#model/places/town.ts'
import { Vehicle } from '#model/vehicles/vehicle.ts'
import type { Queries } from '#queries/queries.ts'
import { number, text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

/** Towns, shops, digsites and vehicles, and where they lie on the map. */
export function placeRoutes({ shops, towns, digsites, vehicles, map }: Queries): Routes {
  return (api, _options, done) => {
    const named = (what: string, example: string) => z.object({ name: text(`Name or safe name of the ${what}`, example) })

    api.get(
      '/api/shop/:shop_id',
      {
        schema: contract({
          tag: 'Shops',
          summary: 'A shop with its shelf and the blueprints it researches',
          params: z.object({ shop_id: number('Id of the shop', 7) }),
          answer: results(Shop),
        }),
      },
      async ({ params }) => {
        const shop = await shops.find(params.shop_id)
        return toResults(shop ? [shop] : [])
      },
    )

    api.get(
      '/api/shops/exact/:name',
      {
        schema: contract({
          tag: 'Shops',
          summary: 'Shops of exactly this name',
          params: z.object({ name: text('Name, safe name or id of the shop', 'hobsons-powerworks') }),
          answer: results(Store),
        }),
      },
      async ({ params }) => toResults(await shops.listExact(params.name)),
    )

    api.get(
      '/api/towns/all',
      { schema: contract({ tag: 'Towns', summary: 'All towns with their shops', answer: results(Town) }) },
      async () => toResults(await towns.listAll()),
    )

    api.get(
      '/api/towns/vanilla',
      { schema: contract({ tag: 'Towns', summary: 'The towns of the unmodded game with their unmodded shops', answer: results(Town) }) },
      async () => toResults(await towns.listVanilla()),
    )

    api.get(
      '/api/towns/exact/:name',
      {
        schema: contract({
          tag: 'Towns',
          summary: 'Towns of exactly this name',
          params: named('town', 'bridgepour'),
          answer: results(Town),
        }),
      },
      async ({ params }) => toResults(await towns.listExact(params.name)),
    )

    api.get('/api/digsites/all', { schema: contract({ tag: 'Digsites', summary: 'All digsites', answer: results(Digsite) }) }, async () =>
      toResults(await digsites.listAll()),
    )

    api.get(
      '/api/digsites/exact/:name',
      {
        schema: contract({
          tag: 'Digsites',
          summary: 'Digsites of exactly this name',
          params: named('digsite', 'ember-cradle'),
          answer: results(Digsite),
        }),
      },
      async ({ params }) => toResults(await digsites.listExact(params.name)),
    )

    api.get('/api/vehicles', { schema: contract({ tag: 'Vehicles', summary: 'All vehicles', answer: results(Vehicle) }) }, async () =>
      toResults(await vehicles.listAll()),
    )

    api.get(
      '/api/vehicles/exact/:name',
      {
        schema: contract({
          tag: 'Vehicles',
          summary: 'Vehicles of exactly this name',
          params: named('vehicle', 'pickup-truck'),
          answer: results(Vehicle),
        }),
      },
      async ({ params }) => toResults(await vehicles.listExact(params.name)),
    )

    api.get(
      '/api/map',
      {
        schema: contract({
          tag: 'Map',
          summary: 'The markers of the world map, on this wiki’s own drawing',
          answer: results(MapMarker),
          specified: false,
        }),
      },
      async () => toResults(await map.listMarkers()),
    )
    done()
  }
}
