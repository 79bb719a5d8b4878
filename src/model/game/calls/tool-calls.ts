import { z } from 'zod'
import { ListPlanAnswer } from '#model/lists/list-plan.ts'
import { RigEntry, StockBoard, WholeNowPage, WholeToolPage } from './tool-pages.ts'
import { result, results } from '#model/wiki/envelope.ts'
import { call } from '#model/wiki/calls/call.ts'
import { textParameter } from '#model/wiki/calls/parameters.ts'
import { WholeGamePage } from './place-pages.ts'

const tag = 'Tools'

/** Calls for calculators and planners. */
export const toolCalls = {
  toolPage: call({
    tag,
    summary: 'Everything a tool page shows besides the tool, in one answer',
    params: z.object({ slug: textParameter('Name of the tool', 'pressure') }),
    answer: result(WholeToolPage),
    specified: false,
  }),

  rigEntries: call({
    tag,
    summary: 'All parts of a rig, items and vehicles, with prices and facts',
    answer: results(RigEntry),
    specified: false,
  }),

  stockBoard: call({
    tag,
    summary: 'The stock board: lines, base prices, and what each is forged from',
    answer: result(StockBoard),
    specified: false,
  }),

  listPlan: call({
    tag,
    summary: 'Data for the trip and the bill of a shopping list, besides its items',
    answer: result(ListPlanAnswer),
    specified: false,
  }),

  nowPage: call({
    tag,
    summary: 'Data of the play screen: the blueprint chain, what it needs, and the stock board',
    answer: result(WholeNowPage),
    specified: false,
  }),

  gamePage: call({
    tag,
    summary: 'Things to collect besides items, and positions',
    answer: result(WholeGamePage),
    specified: false,
  }),
}
