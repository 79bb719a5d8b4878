import type { DirectAnswer } from '../answer.ts'
import type { AnswerData } from '../answer-data.ts'

/** `prices` where the text states some. */
export type TopicAnswer = Omit<DirectAnswer, 'prices'> & Partial<Pick<DirectAnswer, 'prices'>>

/** Answers a normalized question about one topic; undefined where the question is about something else. */
export type Topic = (question: string, data: AnswerData) => TopicAnswer | undefined
