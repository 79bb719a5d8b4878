import { z } from 'zod'
import { Resource } from '#model/crafting/resource.ts'
import { AskedItemPage, WholeItemPage } from '#model/items/item-page.ts'
import { Item, ItemDetails, ItemGroup, LinkedItem, ItemRow, RigItem } from '#model/items/item.ts'
import { ListedItem } from '#model/lists/listed-item.ts'
import { maxEntries } from '#model/lists/shopping-list.ts'
import { Change } from '#model/news/change.ts'
import { Mention } from '#model/news/mention.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { results } from '#model/wiki/envelope.ts'
import { call } from '#model/wiki/calls/call.ts'
import { listParameter, Text, textParameter, WholeNumber } from '#model/wiki/calls/parameters.ts'

const tag = 'Items'
/** More than any page requests. */
const maxLinks = 200
/** As many as the comparison shows. */
const maxPages = 4
const groups = listParameter(Text, ItemGroup.options.length, 'Groups', 'gem|fish')

/** Calls about items and resources. */
export const itemCalls = {
  items: call({ tag, summary: 'All items, modded ones included', answer: results(Item) }),

  vanillaItems: call({ tag, summary: 'The items of the unmodded game', answer: results(Item) }),

  item: call({
    tag,
    summary: 'One item with the stores that trade in it; no match is a count of 0',
    params: z.object({ safe_name_or_id: textParameter('Safe name or id of the item', 'gold-ore') }),
    names: { safe_name_or_id: 'items' },
    answer: results(Item),
  }),

  itemsMatching: call({
    tag,
    summary: 'Items whose name contains a text; spaces, hyphens and case do not matter',
    params: z.object({ text: textParameter('Part of a name', 'logic-keypad') }),
    answer: results(Item),
  }),

  randomItem: call({ tag, summary: 'A random item', answer: results(Item), cache: 'never' }),

  itemDetails: call({
    tag,
    summary: 'More fields of an item, as on its page',
    params: z.object({ safe_name: textParameter('Safe name of the item', 'gold-ore') }),
    names: { safe_name: 'items' },
    answer: results(ItemDetails),
    specified: false,
  }),

  itemMentions: call({
    tag,
    summary: 'Patch notes, posts and updates that name an item, newest first',
    params: z.object({ safe_name: textParameter('Safe name of the item', 'logic-smelter') }),
    names: { safe_name: 'items' },
    answer: results(Mention),
    specified: false,
  }),

  itemHistory: call({
    tag,
    summary: 'Changes of an item by game version, newest first',
    params: z.object({ safe_name: textParameter('Safe name of the item', 'goliath-drill') }),
    names: { safe_name: 'items' },
    answer: results(Change),
    specified: false,
  }),

  itemLinks: call({ tag, summary: 'All items in short, with the certainty of prices', answer: results(ItemRow), specified: false }),

  itemLinksOf: call({
    tag,
    summary: 'Some items in short, in the requested order; unknown ones are left out',
    params: z.object({ safe_names: listParameter(Text, maxLinks, 'Safe names of items', 'logic-explosives|logic-mini-nuke') }),
    names: { safe_names: 'items' },
    answer: results(LinkedItem),
    specified: false,
  }),

  itemsOfGroups: call({
    tag,
    summary: 'The items of some groups in short, by name',
    params: z.object({ groups }),
    answer: results(LinkedItem),
    specified: false,
  }),

  itemsByWeight: call({ tag, summary: 'Items sold by weight with a price, in short', answer: results(LinkedItem), specified: false }),

  rigItems: call({ tag, summary: 'Parts of a rig, with the facts for their effects', answer: results(RigItem), specified: false }),

  listedItems: call({
    tag,
    summary: 'Items of a shopping list, in the requested order; unknown ones are left out',
    params: z.object({ ids: listParameter(WholeNumber, maxEntries, 'Ids of items', '1|2') }),
    answer: results(ListedItem),
    specified: false,
  }),

  itemPage: call({
    tag,
    summary: 'Everything the page of an item shows, in one answer',
    params: z.object({ safe_name: textParameter('Safe name or id of the item', 'gold-ore') }),
    names: { safe_name: 'items' },
    answer: results(WholeItemPage),
    specified: false,
  }),

  itemPages: call({
    tag,
    summary: 'The pages of several items, with their sources and guides; for an unknown name, similar names',
    params: z.object({ names: listParameter(Text, maxPages, 'Safe names or ids of items', 'gold-ore|shovel') }),
    answer: results(AskedItemPage),
    specified: false,
  }),

  resources: call({
    tag: 'Resources',
    summary: 'All resource records, the data of crafting trees',
    answer: results(Resource.extend({ safe_name: SafeName })),
    specified: false,
  }),

  resource: call({
    tag: 'Resources',
    summary: 'What an item is made from and what it becomes',
    params: z.object({ safe_name: textParameter('Safe name of the item', 'gold-bar') }),
    names: { safe_name: 'items' },
    answer: results(Resource),
  }),
}
