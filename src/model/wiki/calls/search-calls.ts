import { z } from 'zod'
import { SearchRow } from '#model/search/search-row.ts'
import { SearchHit, Suggestion } from '#model/search/search.ts'
import { results } from '../envelope.ts'
import { call } from './call.ts'
import { PageNumber, text } from './parameters.ts'

const tag = 'Search'

/** Finding things by what they may be called. */
export const searchCalls = {
  search: call({
    tag,
    summary: 'Everything that matches, best first; results of eight kinds, told apart by their fields',
    params: z.object({ slug: text('What to look for: lower case, hyphens for spaces', 'bastion-keep') }),
    answer: results(SearchHit),
  }),

  searchPage: call({
    tag,
    summary: 'One page of 50 of all that matches, with what the search page shows beside each; the nearest names where nothing does',
    params: z.object({ page: PageNumber, text: text('What to look for: lower case, hyphens for spaces', 'bastion-keep') }),
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
    summary: 'The names nearest to a text that leads nowhere',
    params: z.object({ text: text('A name that was not found', 'shovle') }),
    answer: results(Suggestion),
    specified: false,
  }),
}
