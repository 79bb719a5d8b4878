import { toResult, toResults } from '#model/wiki/envelope.ts'
import type { toolCalls } from '#model/game/calls/tool-calls.ts'
import type { Queries } from '#queries/queries.ts'
import { NotFoundError } from '../errors.ts'
import type { Answers } from '../answers.ts'

/** Calls for calculators and planners. A handler throws `NotFoundError` for an unknown tool. */
export function toolAnswers({ placePages, toolPages }: Queries): Answers<keyof typeof toolCalls> {
  return {
    toolPage: async ({ params: { slug } }) => {
      const page = await toolPages.find(slug)
      if (!page) throw new NotFoundError(`There is no tool ${JSON.stringify(slug)}.`)
      return toResult(page)
    },
    rigEntries: async () => toResults(await toolPages.listRigEntries()),
    stockBoard: async () => toResult(await toolPages.findStockBoard()),
    listPlan: async () => toResult(await toolPages.findListPlan()),
    nowPage: async () => toResult(await toolPages.findNowPage()),
    gamePage: async () => toResult(await placePages.findGame()),
  }
}
