import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#api-client/api-client.ts'
import { findShop, findShopPage } from './find-shop.ts'

test.each(['', 'x', '-1', '1.5', '9999999999'])(
  'a shop with the id "%s" is not requested: a column of PostgreSQL has no such number',
  async (id) => {
    const api = { shop: vi.fn(), shopPage: vi.fn() }
    expect(await findShop(api as Partial<ApiClient> as ApiClient, id)).toBeUndefined()
    expect(await findShopPage(api as Partial<ApiClient> as ApiClient, id)).toBeUndefined()
    expect([api.shop, api.shopPage].flatMap(({ mock }) => mock.calls)).toEqual([])
  },
)
