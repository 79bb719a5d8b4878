import { startTransition, StrictMode, useLayoutEffect, useMemo, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { useMyPrices } from '#web/my-prices/use-my-prices.ts'
import { IslandBoundary } from './island-boundary.tsx'
import { followTranslators } from './translated-texts.ts'

/** Hydration of an island. If it fails, the server's HTML with its plain forms is restored, and what was typed in them. */
export function mount<P extends object>(Component: (props: P) => React.ReactNode, place: HTMLElement, props: P) {
  const served = place.cloneNode(true) as HTMLElement
  served.classList.add('no-js')
  // These elements keep what was typed, also after React has removed them.
  const fields = listFields(place)
  const giveUp = () => {
    copyTyped(fields, listFields(served))
    place.replaceWith(served)
    root?.unmount()
  }
  let root: Root | undefined
  // As a transition, so that input is handled in between.
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

/** Replaces the wiki's prices in the props by the reader's own. */
function WithMyPrices<P extends object>({ component: Component, props: served }: { component: (props: P) => React.ReactNode; props: P }) {
  const props = useMyPrices(served)
  return useMemo(() => <Component {...props} />, [Component, props])
}

function KeepsTyped({ place, children }: { place: HTMLElement; children: React.ReactNode }) {
  const [giveBack] = useState(() => saveTyped(place))
  useLayoutEffect(giveBack, [giveBack])
  return children
}

/** Hydration resets a textarea to the server's text. Returns a function that restores the typed text. */
function saveTyped(place: HTMLElement) {
  const typed = [...place.querySelectorAll('textarea')].filter((area) => area.value !== area.defaultValue)
  const texts = new Map(typed.map((area) => [area, area.value]))
  return () => {
    for (const [area, text] of texts) area.value = text
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const listFields = (place: HTMLElement) => [...place.querySelectorAll<Field>('input, select, textarea')]

function copyTyped(from: readonly Field[], to: readonly Field[]) {
  for (const [index, field] of to.entries()) {
    const typed = from[index]
    if (!typed) continue
    field.value = typed.value
    if (field instanceof HTMLInputElement && typed instanceof HTMLInputElement) field.checked = typed.checked
  }
}
