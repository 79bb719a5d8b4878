import { z } from 'zod'
import { Blueprint } from '#model/crafting/blueprint.ts'
import { LogicElement } from '#model/logic/logic-element.ts'
import { Wiring } from '#model/logic/wiring.ts'
import { result, results } from '#model/wiki/envelope.ts'
import { Fact } from '#model/wiki/fact.ts'
import { ListedGuide } from '#model/pages/guide-list.ts'
import { Page } from '#model/pages/page.ts'
import { WholeProsePage } from './prose-page.ts'
import { Site } from '#model/wiki/site.ts'
import { call } from '#model/wiki/calls/call.ts'
import { textParameter } from '#model/wiki/calls/parameters.ts'

const tag = 'Guide book'

/** Calls for the guide book and the pages of prose. */
export const guideCalls = {
  blueprints: call({ tag, summary: 'The blueprint unlock chain, in order', answer: results(Blueprint), specified: false }),

  facts: call({ tag, summary: 'Numbers and facts of the game by key', answer: results(Fact), specified: false }),

  logicElements: call({ tag, summary: 'The logic elements, in the order of the guide', answer: results(LogicElement), specified: false }),

  wirings: call({ tag, summary: 'The wiring of the builds in the guides', answer: results(Wiring), specified: false }),

  page: call({
    tag,
    summary: 'A guide or other page of text, in blocks of HTML and data-driven parts',
    params: z.object({ slug: textParameter('Name of the page', 'first-timer') }),
    names: { slug: 'pages' },
    answer: results(Page),
    specified: false,
  }),

  prosePage: call({
    tag,
    summary: 'Everything a guide or other page of text shows, in one answer',
    params: z.object({ slug: textParameter('Name of the page', 'first-timer') }),
    names: { slug: 'pages' },
    answer: results(WholeProsePage),
    specified: false,
  }),

  guides: call({
    tag,
    summary: 'The guides in the order of the guide book, then their further pages',
    answer: results(ListedGuide),
    specified: false,
  }),

  site: call({ tag, summary: 'Name, links and embeds of this wiki', answer: result(Site), specified: false }),
}
