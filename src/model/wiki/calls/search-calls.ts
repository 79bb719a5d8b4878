import { examples, kindsInWords } from '#model/game/words.ts'
import { z } from 'zod'
import { SearchAction } from '#model/search/action.ts'
import { FoundRow, FoundSuggestion, foundKinds, KindCount } from '#model/search/found.ts'
import { SearchRow } from '#model/search/search-row.ts'
import { SearchHit, Suggestion } from '#model/search/search.ts'
import { SentIndex } from '#model/search/sent-index.ts'
import { result, results } from '../envelope.ts'
import { call } from './call.ts'
import { PageNumber, text } from './parameters.ts'

const tag = 'Search'

/** Finding things by what they may be called. */
export const searchCalls = {
  search: call({
    tag,
    summary: 'Everything that matches, best first, of eight kinds, told apart by their fields; the paged call has it in pages of 50',
    params: z.object({ slug: text('What to look for: lower case, hyphens for spaces', examples.town) }),
    answer: results(SearchHit),
  }),

  searchPage: call({
    tag,
    summary: 'One page of 50 of the things that match, with what a page shows beside each; the nearest names where nothing does',
    params: z.object({ page: PageNumber, text: text('What to look for: lower case, hyphens for spaces', examples.town) }),
    answer: results(SearchRow).extend({
      total: z.int().meta({ description: 'Everything that matches, on all pages together.' }),
      nearest: z.array(Suggestion).meta({ description: 'Only where there are no results.' }),
    }),
    specified: false,
  }),

  suggest: call({
    tag,
    summary: 'A few suggestions while typing',
    params: z.object({ text: text('What has been typed so far', 'shov') }),
    answer: results(Suggestion),
    specified: false,
  }),

  nearest: call({
    tag,
    summary: 'The names nearest to a text that leads nowhere: of things, guides, tools and other pages',
    params: z.object({ text: text('A name that was not found', 'shovle') }),
    answer: results(FoundSuggestion),
    specified: false,
  }),

  namedPage: call({
    tag,
    summary: `The page of the ${kindsInWords.withPage} of this name, loosely spelt; null when nothing has it`,
    params: z.object({ name: text('A name as the game or a chat writes it', examples.item.name) }),
    answer: result(z.string().nullable().meta({ description: 'From the root of this site.' })),
    specified: false,
  }),

  find: call({
    tag,
    summary: 'One page of 50 of everything that matches: things, guides, tools, boards, pages, answers and open questions',
    params: z.object({ page: PageNumber, text: text('What to look for', 'clean water') }),
    query: z.object({ kind: z.enum(foundKinds).optional().meta({ description: 'Only results of this kind', example: 'guide' }) }),
    answer: results(FoundRow).extend({
      total: z.int().meta({ description: 'Everything that matches, on all pages together; of the kind, where one is asked for.' }),
      kinds: z.array(KindCount).meta({ description: 'How many of each kind match, whichever is asked for.' }),
      nearest: z.array(FoundSuggestion).meta({ description: 'Only where nothing matches.' }),
      actions: z
        .array(SearchAction)
        .meta({ description: 'What the text asks to be done: "add 20 straight pipe", "12.5 gold", "timer 10", "dark".' }),
    }),
    specified: false,
  }),

  suggestAll: call({
    tag,
    summary: 'A few suggestions of everything while typing; the nearest names where nothing matches',
    params: z.object({ text: text('What has been typed so far', 'contr') }),
    answer: results(FoundSuggestion).extend({
      nearest: z.array(FoundSuggestion).meta({ description: 'Only where nothing matches.' }),
      actions: z
        .array(SearchAction)
        .meta({ description: 'What the text asks to be done: "add 20 straight pipe", "12.5 gold", "timer 10", "dark".' }),
    }),
    specified: false,
  }),

  searchIndex: call({
    tag,
    summary: 'All that suggestions are made from, for searching without asking',
    answer: result(SentIndex),
    specified: false,
  }),
}
