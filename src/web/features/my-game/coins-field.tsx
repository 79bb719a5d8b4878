import { useState } from 'react'
import { readNumber } from '#model/text/number-input.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'

type Props = { coins: number | null; isReady: boolean; onType: (coins: number | null) => void }

/** The coins of a game. What cannot be read is not kept, and says so. */
export function CoinsField({ coins, isReady, onType }: Props) {
  const [text, setText] = useState(coins === null ? '' : String(coins))
  const { problem } = readNumber(text, { whole: true })
  return (
    <fieldset className="picks" disabled={!isReady}>
      <legend className="sr">Purse</legend>
      <NumberField
        label="Coins"
        name="coins"
        unit="coins"
        whole
        text={text}
        problem={problem}
        onType={(typed) => {
          setText(typed)
          const read = readNumber(typed, { whole: true })
          if (read.problem === '') onType(read.value)
        }}
      />
    </fieldset>
  )
}
