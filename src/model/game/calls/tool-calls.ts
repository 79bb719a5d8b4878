import { z } from 'zod'
import { ListPlanAnswer } from '#model/lists/list-plan.ts'
import { RigEntry, StockBoard, WholeNowPage, WholeToolPage } from './tool-pages.ts'
import { result, results } from '#model/wiki/envelope.ts'
import { call } from '#model/wiki/calls/call.ts'
import { text } from '#model/wiki/calls/parameters.ts'
import { WholeGamePage } from './place-pages.ts'

const tag = 'Tools'

/** What calculators and planners work with, beside the facts. */
export const toolCalls = {
  toolPage: call({
    tag,
    summary: 'What the page of a tool shows beside the tool, in one answer',
    params: z.object({ slug: text('Name of the tool', 'pressure') }),
    answer: result(WholeToolPage),
    specified: false,
  }),

  rigEntries: call({
    tag,
    summary: 'Everything that a rig is built of, items and vehicles, with prices and what facts say of them',
    answer: results(RigEntry),
    specified: false,
  }),

  stockBoard: call({
    tag,
    summary: 'The lines of the stock board with their base prices, and what the anvil makes of which',
    answer: result(StockBoard),
    specified: false,
  }),

  listPlan: call({
    tag,
    summary: 'What a shopping list needs for its trip and its bill, beside its items',
    answer: result(ListPlanAnswer),
    specified: false,
  }),

  nowPage: call({
    tag,
    summary: 'What the page beside the game plans with: the blueprint chain, what it asks for, and the stock board',
    answer: result(WholeNowPage),
    specified: false,
  }),

  gamePage: call({
    tag,
    summary: 'What there is to collect besides items, and where things stand',
    answer: result(WholeGamePage),
    specified: false,
  }),
}
