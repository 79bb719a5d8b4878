import { toResults } from '#model/wiki/envelope.ts'
import type { searchCalls } from '#model/wiki/calls/search-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'

/** Finding things by what they may be called. */
export function searchAnswers({ search }: Queries): Answers<keyof typeof searchCalls> {
  return {
    search: async ({ params }) => toResults(await search.find(params.slug)),
    searchPage: async ({ params }) => {
      const { rows, total } = await search.findPage(params.text, params.page)
      return { ...toResults(rows), total, nearest: total > 0 ? [] : await search.suggestNearest(params.text) }
    },
    suggest: async ({ params }) => toResults(await search.suggest(params.text)),
    find: async ({ params, query }) => {
      const { rows, total, kinds } = await search.findAll(params.text, params.page, query.kind)
      return { ...toResults(rows), total, kinds, nearest: kinds.length > 0 ? [] : await search.suggestNearestOfAll(params.text) }
    },
    suggestAll: async ({ params }) => {
      const found = await search.suggestAll(params.text)
      return { ...toResults(found), nearest: found.length > 0 ? [] : await search.suggestNearestOfAll(params.text) }
    },
    nearest: async ({ params }) => toResults(await search.suggestNearest(params.text)),
  }
}
