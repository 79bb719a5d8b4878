import type { DirectAnswer } from '../answer.ts'
import type { AnswerData } from '../answer-data.ts'

type OfSome = 'prices' | 'title' | 'rows_as' | 'rows'
/** `prices` where the text states some, `rows` where it is about several things. */
export type TopicAnswer = Omit<DirectAnswer, OfSome> & Partial<Pick<DirectAnswer, OfSome>>

/** Answers a normalized question about one topic; undefined where the question is about something else. */
export type Topic = (question: string, data: AnswerData) => TopicAnswer | undefined
