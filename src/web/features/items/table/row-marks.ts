import { toMark, type Mark, type SourceCertainty } from '#model/wiki/certainty.ts'

type Certainties = Record<'name_certainty' | 'value_certainty' | 'description_certainty', SourceCertainty | null>
type Marks = Record<'nameMark' | 'mark' | 'descriptionMark', Mark | null>

const markOfLetter: Record<string, Mark> = { g: 'guess', w: 'worked-out' }

/** "-g-" for an item whose price is a guess; undefined if all is certain. */
export function formatRowMarks({ name_certainty, value_certainty, description_certainty }: Certainties): string | undefined {
  const letters = [name_certainty, value_certainty, description_certainty].map((certainty) => toMark(certainty)?.[0] ?? '-')
  return letters.every((letter) => letter === '-') ? undefined : letters.join('')
}

/** The marks of name, price and description. */
export function parseRowMarks(letters = ''): Marks {
  const [nameMark = null, mark = null, descriptionMark = null] = [...letters].map((letter) => markOfLetter[letter])
  return { nameMark, mark, descriptionMark }
}
