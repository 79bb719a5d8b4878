import type { LogicPart, LogicResult } from '#model/tools/logic-timing/logic-address.ts'

type FieldName = keyof LogicResult['problems']

/** Name, text and problem of a field. Fields that work each other out hold what was worked out. */
export function fieldOf({ state, result }: Pick<LogicPart, 'state' | 'result'>) {
  const texts: Record<FieldName, string> = { ...state, ...result.texts }
  return (name: FieldName) => ({ name, text: texts[name], problem: result.problems[name] })
}
