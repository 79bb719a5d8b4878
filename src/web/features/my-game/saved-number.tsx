import { useState } from 'react'
import { readNumber } from '#model/text/number-input.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'

type Props = Pick<React.ComponentProps<typeof NumberField>, 'label' | 'name' | 'unit' | 'hideLabel' | 'step'> & {
  /** What is kept; null where nothing is. */
  value: number | null
  min?: number
  max?: number
  onSave: (value: number | null) => void
}

/** A whole number that is kept as it is typed. What cannot be read stands in the field, says so, and is not kept. */
export function SavedNumber({ value, min = 0, max = 1e9, onSave, ...field }: Props) {
  const [typed, setTyped] = useState<{ text: string; saved: number | null }>()
  // What was kept by somebody else meanwhile counts for more than what is typed: an undo, or another tab.
  const text = typed?.saved === value ? typed.text : String(value ?? '')
  const isLess = text.trim() === '' && min > 0
  return (
    <NumberField
      {...field}
      whole
      text={text}
      problem={isLess ? `The least is ${min}.` : readNumber(text, { min, max, whole: true }).problem}
      onType={(next) => {
        const read = readNumber(next, { min, max, whole: true })
        const isValid = read.problem === '' && (read.value !== null || min === 0)
        setTyped({ text: next, saved: isValid ? read.value : value })
        if (isValid) onSave(read.value)
      }}
    />
  )
}
