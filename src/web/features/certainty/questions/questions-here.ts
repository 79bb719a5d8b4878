import { createContext, useContext } from 'react'
import { lineOf } from '#model/wiki/sourced-fields.ts'
import type { AskedQuestion } from '#model/wiki/question.ts'

/** The open questions of the page, so that the note of each mark can lead to its own. */
export const QuestionsHere = createContext<readonly AskedQuestion[]>([])

/** The question that settles a field of a thing on this page. */
export function useQuestionOf({ kind, id, field }: { kind: string; id: string; field: string }): AskedQuestion | undefined {
  return useContext(QuestionsHere).find(({ settles }) => settles.includes(`${kind}.${lineOf(field)}/${id}`))
}
