import { useState } from 'react'
import { readNumber } from '#model/text/number-input.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'

type Props = Pick<React.ComponentProps<typeof NumberField>, 'label' | 'name' | 'unit' | 'hideLabel' | 'step'> & {
  /** Stored value; null if there is none. */
  value: number | null
  min?: number
  max?: number
  onSave: (value: number | null) => void
}

/** Number field that saves while the reader types. Invalid text stays in the field with its error and is not saved. */
export function SavedNumber({ value, min = 0, max = 1e9, onSave, ...field }: Props) {
  const [typed, setTyped] = useState<{ text: string; saved: number | null }>()
  // A stored value changed by undo or another tab replaces the typed text.
  const text = typed?.saved === value ? typed.text : String(value ?? '')
  const isLess = text.trim() === '' && min > 0
  return (
    <NumberField
      {...field}
      whole
      text={text}
      problem={isLess ? `Enter ${min} or more.` : readNumber(text, { min, max, whole: true }).problem}
      onType={(next) => {
        const read = readNumber(next, { min, max, whole: true })
        const isValid = read.problem === '' && (read.value !== null || min === 0)
        setTyped({ text: next, saved: isValid ? read.value : value })
        if (isValid) onSave(read.value)
      }}
    />
  )
}
