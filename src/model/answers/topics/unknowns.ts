import { paths } from '#model/wiki/paths.ts'
import { findPhraseList, hasPhrase } from '../phrases.ts'
import { normalizeQuestion } from '../question-words.ts'
import type { Topic } from './topic.ts'

/** Subjects that no source mentions, with the words by which players ask for them. */
export const unknownFact = 'without_a_source'

/** "system requirements", "how much ram do i need": answered only with "not known". */
export const answerUnknown: Topic = (question, { facts, items }) => {
  const subject = findPhraseList(facts, unknownFact, question)
  // "how much ram drill" names an item.
  if (subject === undefined || items.some(({ name }) => hasPhrase(question, normalizeQuestion(name)))) return undefined
  return {
    topic: 'fact',
    text: `Not known: ${subject}.`,
    value: null,
    unit: null,
    certainty: null,
    name: 'What is the game',
    path: paths.aboutGame,
  }
}
