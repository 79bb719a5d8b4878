import { atMostOne, toResults } from '#model/wiki/envelope.ts'
import type { itemCalls } from '#model/game/calls/item-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from '../answers.ts'

/** Calls about items. `chance` picks the random item: at least 0, less than 1. */
export function itemAnswers(
  { itemPage, items, mentions, news, resources }: Queries,
  chance: () => number,
): Answers<keyof typeof itemCalls> {
  return {
    items: async () => toResults(await items.listAll()),
    vanillaItems: async () => toResults(await items.listVanilla()),
    item: async ({ params }) => toResults(atMostOne(await items.findExact(params.safe_name_or_id))),
    itemsMatching: async ({ params }) => toResults(await items.listMatching(params.text)),
    randomItem: async () => toResults(atMostOne(await items.findRandom(chance))),
    itemDetails: async ({ params }) => toResults(atMostOne(await items.findDetails(params.safe_name))),
    itemMentions: async ({ params }) => toResults(await mentions.listOfItem(params.safe_name)),
    itemHistory: async ({ params }) => toResults(await news.listChangesOfItem(params.safe_name)),
    itemLinks: async () => toResults(await items.listAllLinks()),
    itemLinksOf: async ({ params }) => toResults(await items.listLinks(params.safe_names)),
    itemsOfGroups: async ({ params }) => toResults(await items.listOfGroups(params.groups)),
    itemsByWeight: async () => toResults(await items.listSoldByWeight()),
    rigItems: async () => toResults(await items.listRigItems()),
    listedItems: async ({ params }) => toResults(await items.listListed(params.ids)),
    itemPage: async ({ params }) => toResults(atMostOne(await itemPage.find(params.safe_name))),
    itemPages: async ({ params }) => toResults(await itemPage.listByName(params.names)),
    resources: async () => toResults(await resources.listAll()),
    resource: async ({ params }) => toResults(atMostOne(await resources.findBySafeName(params.safe_name))),
  }
}
