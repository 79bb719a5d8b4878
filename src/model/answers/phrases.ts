import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import type { AnswerData } from './answer-data.ts'

/** Whether a question has a phrase as whole words. */
export const hasPhrase = (question: string, phrase: string): boolean => ` ${question} `.includes(` ${phrase} `)

/** The key of the first list of a fact with a phrase of the question; undefined where none has one. */
export const findPhraseList = (facts: AnswerData['facts'], fact: string, question: string): string | undefined =>
  Object.entries(lookUpFacts(facts).lists(fact)).find(([, phrases]) => phrases.some((phrase) => hasPhrase(question, phrase)))?.[0]
