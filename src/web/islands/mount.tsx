import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** React takes over what the server has drawn. */
export function mount<P extends object>(Component: (props: P) => React.ReactNode, place: HTMLElement, props: P) {
  // In small steps, so that whoever taps meanwhile need not wait.
  startTransition(() => {
    hydrateRoot(
      place,
      <StrictMode>
        <Component {...props} />
      </StrictMode>,
    )
  })
}
