import type { LogicPart, LogicResult } from '#model/tools/logic-timing/logic-address.ts'

type FieldName = keyof LogicResult['problems']

/** Props of a field: its name, its typed or calculated text, its problem. */
export function fieldOf({ state, result }: Pick<LogicPart, 'state' | 'result'>) {
  const texts: Record<FieldName, string> = { ...state, ...result.texts }
  return (name: FieldName) => ({ name, text: texts[name], problem: result.problems[name] })
}
