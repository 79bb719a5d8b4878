import { toResults } from '#model/wiki/envelope.ts'
import type { answerCalls } from '#model/game/calls/answer-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from '../answers.ts'
import { NotFoundError } from '../errors.ts'

/** The call for direct answers; it throws `NotFoundError` where there is none. `origin`: of this site, for absolute links. */
export function questionAnswers({ answers, search }: Queries, origin: string): Answers<keyof typeof answerCalls> {
  return {
    answer: async ({ params: { question } }) => {
      const words = question.replaceAll('-', ' ')
      const answer = await answers.findAnswer(words)
      if (answer) return toResults([{ ...answer, url: new URL(answer.path, origin).href }])
      const nearest = await search.suggestAll(words)
      throw new NotFoundError('The wiki has no direct answer to this question. `nearest` lists pages about its words.', {
        nearest: nearest.found.length > 0 ? nearest.found : nearest.nearest,
      })
    },
  }
}
