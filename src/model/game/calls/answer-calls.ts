import { z } from 'zod'
import { DirectAnswer } from '#model/answers/answer.ts'
import { FoundSuggestion } from '#model/search/found.ts'
import { ErrorResponse, results } from '#model/wiki/envelope.ts'
import { call } from '#model/wiki/calls/call.ts'
import { textParameter } from '#model/wiki/calls/parameters.ts'

const tag = 'Search'

/** Calls for direct answers, for chat bots and the search. */
export const answerCalls = {
  answer: call({
    tag,
    summary: 'A one-line answer to a question about prices, shops, blueprints, places, sums, pressure, growth, distances or versions',
    params: z.object({ question: textParameter('The question, hyphens for spaces', 'gold-ore-chance') }),
    answer: results(
      DirectAnswer.extend({
        url: z.url().meta({ description: 'Full address of the page.', example: 'https://wiki.example/database/ram-drill' }),
      }),
    ),
    notFound: ErrorResponse.extend({
      nearest: z.array(FoundSuggestion).meta({ description: 'Pages that match the words of the question.' }),
    }),
    specified: false,
  }),
}
