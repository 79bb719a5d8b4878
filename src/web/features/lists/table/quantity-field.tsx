import { useEffect, useRef, useState } from 'react'
import { quantityLimits, readQuantity } from '#model/lists/shopping-list.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { name: string; quantity: number; isReady: boolean; onChange: (quantity: number) => void }

/** Quantity with plus and minus buttons. The field may hold any text while the reader types; the list clamps it to 1 to 999. */
export function QuantityField({ name, quantity, isReady, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    const read = readQuantity(text)
    if (read !== undefined) onChange(read)
  }
  useEffect(() => {
    // Input made before the island hydrates.
    const early = readQuantity(field.current?.value ?? '')
    if (early !== undefined && early !== quantity) onChange(early)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, on hydration
  }, [])
  return (
    <span className="qty">
      <button
        className="needs-js"
        type="button"
        aria-label={`Fewer: ${name}`}
        disabled={!isReady || quantity <= quantityLimits.min}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        type="number"
        name="quantity"
        {...quantityLimits}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={typed ?? quantity}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <button
        className="needs-js"
        type="button"
        aria-label={`One more of ${name}`}
        disabled={!isReady || quantity >= quantityLimits.max}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
