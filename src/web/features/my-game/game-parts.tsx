import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { loadPart } from '#web/browser/load-part.ts'
import { createStore } from '#web/browser/store.ts'

const store = createStore({ keys: ['my_game'], parse: ([text = '']) => ({ hasGame: text !== '' }), onServer: { hasGame: false } })

export const useHasGame = () => useSyncExternalStore(store.subscribe, store.read, store.readOnServer).hasGame

/** A part that shows something of the reader's game. Its script loads only for readers who have one. */
function gamePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadPart(load) }))
  return function GamePart(props) {
    const hasGame = useHasGame()
    return (
      hasGame && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

export const LazyFillFromBlueprints = gamePart(async () => (await import('./fill-from-blueprints.tsx')).FillFromBlueprints)
export const LazyFillFromRig = gamePart(async () => (await import('./fill-from-rig.tsx')).FillFromRig)
export const LazyOwnedLabel = gamePart(async () => (await import('./owned-label.tsx')).OwnedLabel)
export const LazyTakeCoins = gamePart(async () => (await import('./owned-label.tsx')).TakeCoins)
