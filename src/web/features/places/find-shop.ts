import type { ApiClient } from '#api-client/api-client.ts'
import type { Shop } from '#model/places/shop.ts'

/** The shop of that number; what is no number has no shop. */
export async function findShop(api: ApiClient, id = ''): Promise<Shop | undefined> {
  return /^\d{1,9}$/.test(id) ? api.shop(id) : undefined
}
