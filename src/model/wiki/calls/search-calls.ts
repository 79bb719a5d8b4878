import { examples, kindsInWords } from '#model/game/words.ts'
import { z } from 'zod'
import { SearchAction } from '#model/search/action.ts'
import { FoundRow, FoundSuggestion, foundKinds, KindCount } from '#model/search/found.ts'
import { SearchRow } from '#model/search/search-row.ts'
import { SearchHit, Suggestion } from '#model/search/search.ts'
import { SentIndex } from '#model/search/sent-index.ts'
import { result, results } from '../envelope.ts'
import { call } from './call.ts'
import { PageNumber, textParameter } from './parameters.ts'

const tag = 'Search'

/** Calls for search and suggestions. */
export const searchCalls = {
  search: call({
    tag,
    summary: 'All matches of eight kinds, best first; the kinds differ by their fields. The paged call gives pages of 50',
    params: z.object({ slug: textParameter('What to look for: lower case, hyphens for spaces', examples.town) }),
    answer: results(SearchHit),
  }),

  searchPage: call({
    tag,
    summary: 'One page of 50 matches, as on the search page; similar names without a match',
    params: z.object({ page: PageNumber, text: textParameter('What to look for: lower case, hyphens for spaces', examples.town) }),
    answer: results(SearchRow).extend({
      total: z.int().meta({ description: 'Number of matches on all pages.' }),
      nearest: z.array(Suggestion).meta({ description: 'Only where there are no results.' }),
    }),
    specified: false,
  }),

  suggest: call({
    tag,
    summary: 'A few suggestions while typing',
    params: z.object({ text: textParameter('The text typed so far', 'shov') }),
    answer: results(Suggestion),
    specified: false,
  }),

  nearest: call({
    tag,
    summary: 'Names similar to a text without a match: things, guides, tools and other pages',
    params: z.object({ text: textParameter('A name that was not found', 'shovle') }),
    answer: results(FoundSuggestion),
    specified: false,
  }),

  namedPage: call({
    tag,
    summary: `The page of the ${kindsInWords.withPage} with about this name, or null`,
    params: z.object({ name: textParameter('A name as written in the game or in a chat', examples.item.name) }),
    answer: result(z.string().nullable().meta({ description: 'From the root of this site.' })),
    specified: false,
  }),

  find: call({
    tag,
    summary: 'One page of 50 of everything that matches: things, guides, tools, boards, pages, answers and open questions',
    params: z.object({ page: PageNumber, text: textParameter('What to look for', 'clean water') }),
    query: z.object({ kind: z.enum(foundKinds).optional().meta({ description: 'Only results of this kind', example: 'guide' }) }),
    answer: results(FoundRow).extend({
      total: z.int().meta({ description: 'Number of matches on all pages, of the requested kind if any.' }),
      kinds: z.array(KindCount).meta({ description: 'Number of matches per kind, for all kinds.' }),
      nearest: z.array(FoundSuggestion).meta({ description: 'Only where nothing matches.' }),
      actions: z
        .array(SearchAction)
        .meta({ description: 'Commands in the text: "add 20 straight pipe", "12.5 gold", "timer 10", "dark".' }),
    }),
    specified: false,
  }),

  suggestAll: call({
    tag,
    summary: 'A few suggestions of all kinds while typing; similar names without a match',
    params: z.object({ text: textParameter('The text typed so far', 'contr') }),
    answer: results(FoundSuggestion).extend({
      nearest: z.array(FoundSuggestion).meta({ description: 'Only where nothing matches.' }),
      actions: z
        .array(SearchAction)
        .meta({ description: 'Commands in the text: "add 20 straight pipe", "12.5 gold", "timer 10", "dark".' }),
    }),
    specified: false,
  }),

  searchIndex: call({
    tag,
    summary: 'The search index, for searching without the server',
    answer: result(SentIndex),
    specified: false,
  }),
}
