import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import { normalizeQuestion } from '../question-words.ts'
import type { Topic } from './topic.ts'

/** What no source tells, with the words by which players ask for it. */
export const unknownFact = 'without_a_source'

/** "system requirements", "how much ram do i need": nothing is known of it. */
export const answerUnknown: Topic = (question, { facts, items }) => {
  const padded = ` ${question} `
  const lookup = lookUpFacts(facts)
  const [subject] =
    Object.entries(lookup.lists(unknownFact)).find(([, phrases]) => phrases.some((phrase) => padded.includes(` ${phrase} `))) ?? []
  // "how much ram drill" names an item.
  if (subject === undefined || items.some(({ name }) => padded.includes(` ${normalizeQuestion(name)} `))) return undefined
  return {
    topic: 'fact',
    text: `Not known: ${subject}. No source of this wiki tells it.`,
    value: null,
    unit: null,
    certainty: lookup.certainty(unknownFact),
    name: 'What is the game',
    path: paths.aboutGame,
  }
}
