import { toResult, toResults } from '#model/wiki/envelope.ts'
import type { searchCalls } from '#model/wiki/calls/search-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'

/** Calls for search and suggestions. */
export function searchAnswers({ search, namedPage }: Queries): Answers<keyof typeof searchCalls> {
  return {
    search: async ({ params }) => toResults(await search.find(params.slug)),
    searchPage: async ({ params }) => {
      const { rows, total } = await search.findPage(params.text, params.page)
      return { ...toResults(rows), total, nearest: total > 0 ? [] : await search.suggestNearest(params.text) }
    },
    suggest: async ({ params }) => toResults(await search.suggest(params.text)),
    namedPage: async ({ params }) => toResult(await namedPage.find(params.name)),
    find: async ({ params: { text, page }, query }) => {
      const { rows, total, kinds, actions } = await search.findAll(text, page, query.kind)
      return { ...toResults(rows), total, kinds, nearest: kinds.length > 0 ? [] : await search.suggestNearestOfAll(text), actions }
    },
    suggestAll: async ({ params: { text } }) => {
      const { found, nearest, actions } = await search.suggestAll(text)
      return { ...toResults(found), nearest, actions }
    },
    searchIndex: async () => toResult(await search.sendIndex()),
    nearest: async ({ params }) => toResults(await search.suggestNearestOfAll(params.text)),
  }
}
