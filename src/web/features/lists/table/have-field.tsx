import { useState } from 'react'
import { readHave } from '#model/lists/list-have.ts'

type Props = { name: string; had: number; quantity: number; isReady: boolean; onChange: (had: number) => void }

/** "Have 6 of 24". The field may hold any text while the reader types; the list clamps it to 0 up to the quantity. */
export function HaveField({ name, had, quantity, isReady, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const read = readHave(text, quantity)
    if (read !== undefined) onChange(read)
  }
  return (
    <label className="have">
      <span className="m-only">Have</span>
      <input
        type="number"
        min={0}
        max={quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Have of ${name}`}
        readOnly={!isReady}
        value={typed ?? had}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span>of {quantity}</span>
    </label>
  )
}
