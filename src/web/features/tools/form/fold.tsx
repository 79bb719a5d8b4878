import { useState } from 'react'

type Props = { title: React.ReactNode; isFilled: boolean; children: React.ReactNode }

/** Fields that few need: open once one of them is filled, and not closed again over whoever empties it to type anew. */
export function Fold({ title, isFilled, children }: Props) {
  const [wasFilled, setWasFilled] = useState(isFilled)
  if (isFilled && !wasFilled) setWasFilled(true)
  return (
    <details open={wasFilled || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
