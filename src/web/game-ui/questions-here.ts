import { createContext, useContext } from 'react'
import type { AskedQuestion } from '#model/wiki/question.ts'

/** Open questions of the page, for the popovers of badges. */
export const QuestionsHere = createContext<readonly AskedQuestion[]>([])

/** The question on this page that settles a field of an entry. */
export function useQuestionOf(of: { kind: string; id: string; field: string } | undefined): AskedQuestion | undefined {
  const questions = useContext(QuestionsHere)
  if (!of) return undefined
  // The field may name one shop: "shops.7".
  const [line = ''] = of.field.split('.')
  return questions.find(({ settles }) => settles.includes(`${of.kind}.${line}/${of.id}`))
}
