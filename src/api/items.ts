import { z } from 'zod'
import { results, toResults } from '#model/wiki/envelope.ts'
import { Item, ItemDetails, ItemRow } from '#model/items/item.ts'
import { Mention } from '#model/news/mention.ts'
import type { Queries } from '#queries/queries.ts'
import { text } from './parameters.ts'
import { contract, type Routes } from './route.ts'

/** `chance` picks the random item: at least 0, less than 1. */
export function itemRoutes({ items, mentions }: Queries, chance: () => number): Routes {
  return (api, _options, done) => {
    const tag = 'Items'

    api.get('/api/items/all', { schema: contract({ tag, summary: 'All items, modded ones included', answer: results(Item) }) }, async () =>
      toResults(await items.listAll()),
    )

    api.get(
      '/api/items/vanilla',
      { schema: contract({ tag, summary: 'The items of the unmodded game', answer: results(Item) }) },
      async () => toResults(await items.listVanilla()),
    )

    api.get(
      '/api/items/exact/:safe_name_or_id',
      {
        schema: contract({
          tag,
          summary: 'One item with the stores that trade in it; no match is a count of 0',
          params: z.object({ safe_name_or_id: text('Safe name or id of the item', 'gold-ore') }),
          answer: results(Item),
        }),
      },
      async ({ params }) => {
        const item = await items.findExact(params.safe_name_or_id)
        return toResults(item ? [item] : [])
      },
    )

    api.get(
      '/api/items/query/:text',
      {
        schema: contract({
          tag,
          summary: 'Items whose name holds a text; spaces, hyphens and capitals do not count',
          params: z.object({ text: text('Part of a name', 'logic-keypad') }),
          answer: results(Item),
        }),
      },
      async ({ params }) => toResults(await items.listMatching(params.text)),
    )

    api.get(
      '/api/items/random',
      { schema: contract({ tag, summary: 'Any item, another one each time', answer: results(Item) }), config: { cache: false } },
      async () => {
        const item = await items.findRandom(chance)
        return toResults(item ? [item] : [])
      },
    )

    api.get(
      '/api/items/details/:safe_name',
      {
        schema: contract({
          tag,
          summary: 'What the page of an item shows beyond its specified fields',
          params: z.object({ safe_name: text('Safe name of the item', 'gold-ore') }),
          answer: results(ItemDetails),
          specified: false,
        }),
      },
      async ({ params }) => {
        const details = await items.findDetails(params.safe_name)
        return toResults(details ? [details] : [])
      },
    )

    api.get(
      '/api/items/mentions/:safe_name',
      {
        schema: contract({
          tag,
          summary: 'Patch notes, posts and updates of the wiki that speak of an item, newest first',
          params: z.object({ safe_name: text('Safe name of the item', 'logic-smelter') }),
          answer: results(Mention),
          specified: false,
        }),
      },
      async ({ params }) => toResults(await mentions.listOfItem(params.safe_name)),
    )

    api.get(
      '/api/items/links',
      {
        schema: contract({
          tag,
          summary: 'All items in short, with the mark of estimated prices',
          answer: results(ItemRow),
          specified: false,
        }),
      },
      async () => toResults(await items.listAllLinks()),
    )
    done()
  }
}
