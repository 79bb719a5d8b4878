import type { DirectAnswer } from '../answer.ts'
import type { AnswerData } from '../answer-data.ts'

/** Answers a normalized question about one topic; undefined where the question is about something else. */
export type Topic = (question: string, data: AnswerData) => DirectAnswer | undefined
