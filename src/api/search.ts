import { toResult, toResults } from '#model/wiki/envelope.ts'
import type { searchCalls } from '#model/wiki/calls/search-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'

/** Finding things by what they may be called. */
export function searchAnswers({ search, namedPage }: Queries): Answers<keyof typeof searchCalls> {
  /** The names nearest to a text that finds nothing, and what it asks to be done. */
  const besides = async (text: string, isFound: boolean) => ({
    nearest: isFound ? [] : await search.suggestNearestOfAll(text),
    actions: await search.listActions(text),
  })

  return {
    search: async ({ params }) => toResults(await search.find(params.slug)),
    searchPage: async ({ params }) => {
      const { rows, total } = await search.findPage(params.text, params.page)
      return { ...toResults(rows), total, nearest: total > 0 ? [] : await search.suggestNearest(params.text) }
    },
    suggest: async ({ params }) => toResults(await search.suggest(params.text)),
    namedPage: async ({ params }) => toResult(await namedPage.find(params.name)),
    find: async ({ params, query }) => {
      const { rows, total, kinds } = await search.findAll(params.text, params.page, query.kind)
      return { ...toResults(rows), total, kinds, ...(await besides(params.text, kinds.length > 0)) }
    },
    suggestAll: async ({ params }) => {
      const found = await search.suggestAll(params.text)
      return { ...toResults(found), ...(await besides(params.text, found.length > 0)) }
    },
    nearest: async ({ params }) => toResults(await search.suggestNearest(params.text)),
  }
}
