import type { ApiClient } from '#api-client/api-client.ts'
import type { WholeShopPage } from '#model/game/calls/place-pages.ts'
import type { Shop } from '#model/places/shop.ts'

const isNumber = (id: string) => /^\d{1,9}$/.test(id)

/** The shop with this id; undefined for text that is not a number. */
export async function findShop(api: ApiClient, id = ''): Promise<Shop | undefined> {
  return isNumber(id) ? api.shop(id) : undefined
}

/** Page data of the shop with this id; undefined for text that is not a number. */
export async function findShopPage(api: ApiClient, id = ''): Promise<WholeShopPage | undefined> {
  return isNumber(id) ? api.shopPage(id) : undefined
}
