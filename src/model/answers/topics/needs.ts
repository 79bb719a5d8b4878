import { hasPhrase } from '../phrases.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const aroundNeeds = /\b(need|see|cant|can't|cannot|very|so|too)\b/g

/** "it is dark", "how do i see at night": an item that has the question among its keywords. */
export const answerNeed: Topic = (question, { items }) => {
  // What is best is for players to say.
  if (/\bbest\b/.test(question)) return undefined
  const item = items.find(({ description, other_names }) =>
    other_names.some((need) => {
      const text = need.toLowerCase()
      return (
        description !== '' &&
        text.includes(' ') &&
        hasPhrase(question, text) &&
        stripWords(` ${question} `.replace(` ${text} `, ' '), aroundNeeds) === ''
      )
    }),
  )
  if (!item) return undefined
  const { name, path, description, description_certainty } = item
  return { topic: 'fact', text: `${name}: ${description}`, value: null, unit: null, certainty: description_certainty, name, path }
}
