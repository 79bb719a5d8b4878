import { startTransition, StrictMode, useLayoutEffect, useMemo, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useMyPrices } from '#web/my-prices/use-my-prices.ts'
import { IslandBoundary } from './island-boundary.tsx'
import { followTranslators } from './translated-texts.ts'

/** Hydrates an island. If hydration fails, the server's HTML comes back, with its plain forms. */
export function mount<P extends object>(Component: (props: P) => React.ReactNode, place: HTMLElement, props: P) {
  const served = place.cloneNode(true) as HTMLElement
  served.classList.add('no-js')
  const giveUp = () => {
    place.replaceWith(served)
    root?.unmount()
  }
  let root: Root | undefined
  // In small steps, so that whoever taps meanwhile need not wait.
  startTransition(() => {
    root = hydrateRoot(
      place,
      <StrictMode>
        <IslandBoundary onGiveUp={() => queueMicrotask(giveUp)}>
          <KeepsTyped place={place}>
            <WithMyPrices component={Component} props={props} />
          </KeepsTyped>
        </IslandBoundary>
      </StrictMode>,
    )
  })
  followTranslators(place)
}

/** Tools reckon with the prices that the reader saw in their game. */
function WithMyPrices<P extends object>({ component: Component, props: served }: { component: (props: P) => React.ReactNode; props: P }) {
  const props = useMyPrices(served)
  return useMemo(() => <Component {...props} />, [Component, props])
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
