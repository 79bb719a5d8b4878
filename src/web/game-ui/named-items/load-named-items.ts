import type { ApiClient } from '#api-client/api-client.ts'
import type { ItemNamesQuery } from '#model/items/item-names.ts'
import type { ItemGroup, LinkedItem } from '#model/items/item.ts'

/** `isWhole`: these are all there are. */
export type NamedItems = { items: LinkedItem[]; isWhole: boolean }
type Asked = { groups: readonly ItemGroup[]; texts: readonly string[] } & Pick<ItemNamesQuery, 'sold'>

/** What a field for the name of an item knows: all items of its groups, or in a long wiki those that its texts may mean. */
export async function loadNamedItems(api: ApiClient, { groups, texts, sold }: Asked): Promise<NamedItems> {
  const find = texts.map((text) => text.replaceAll('|', ' ')).join('|')
  const { results, is_whole } = await api.itemsFitting(groups, [
    ['find', find],
    ...(sold ? [['sold', sold] satisfies [string, string]] : []),
  ])
  return { items: results, isWhole: is_whole }
}
