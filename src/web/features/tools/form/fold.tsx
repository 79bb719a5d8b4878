import { useState } from 'react'

type Props = { title: React.ReactNode; isFilled: boolean; children: React.ReactNode }

/** Rarely used fields in a `<details>`. It opens once a field is filled, and stays open when the reader empties that field. */
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
