import { createContext, useContext } from 'react'
import type { AskedQuestion } from '#model/wiki/question.ts'

/** The open questions of the page, so that the popover of a badge can lead to its own. */
export const QuestionsHere = createContext<readonly AskedQuestion[]>([])

/** The question that settles a field of a thing on this page. */
export function useQuestionOf(of: { kind: string; id: string; field: string } | undefined): AskedQuestion | undefined {
  const questions = useContext(QuestionsHere)
  if (!of) return undefined
  // A line may be of one shop only: "shops.7".
  const [line = ''] = of.field.split('.')
  return questions.find(({ settles }) => settles.includes(`${of.kind}.${line}/${of.id}`))
}
