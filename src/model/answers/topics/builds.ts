import { joinNames } from '#model/text/join-names.ts'
import { findPhraseList } from '../phrases.ts'
import type { Topic } from './topic.ts'

/** Build examples, with the words by which players ask for them. */
export const buildsFact = 'builds_asked_for'

/** "door code", "how do i sort ores": the parts of a build example. */
export const answerBuild: Topic = (question, { facts, builds }) => {
  if (/\b(prices?|costs?|how much|buy|where)\b/.test(question)) return undefined
  const slug = findPhraseList(facts, buildsFact, question)
  const found = builds.find(({ build }) => build === slug)
  if (!found) return undefined
  const { title, path, parts, certainty } = found
  const names = parts.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name))
  return {
    topic: 'fact',
    text: `${title}: ${joinNames(names, names.length)}.`,
    value: null,
    unit: null,
    certainty,
    name: 'Build examples',
    path,
  }
}
