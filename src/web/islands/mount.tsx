import { startTransition, StrictMode, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** React takes over what the server has drawn. */
export function mount<P extends object>(Component: (props: P) => React.ReactNode, place: HTMLElement, props: P) {
  // In small steps, so that whoever taps meanwhile need not wait.
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <KeepsTyped place={place}>
          <Component {...props} />
        </KeepsTyped>
      </StrictMode>,
    )
  })
}

/** React draws what no server did. */
export function draw(content: React.ReactNode, place: HTMLElement) {
  createRoot(place).render(<StrictMode>{content}</StrictMode>)
}

function KeepsTyped({ place, children }: { place: HTMLElement; children: React.ReactNode }) {
  const [giveBack] = useState(() => keepTyped(place))
  useLayoutEffect(giveBack, [giveBack])
  return children
}

/** React gives a text area, as it takes it over, the text that the server drew. Gives what was typed before that back. */
function keepTyped(place: HTMLElement) {
  const typed = [...place.querySelectorAll('textarea')].filter((area) => area.value !== area.defaultValue)
  const texts = new Map(typed.map((area) => [area, area.value]))
  return () => {
    for (const [area, text] of texts) area.value = text
  }
}
