import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { loadPart } from '#web/browser/load-part.ts'
import { createStore } from '#web/browser/store.ts'

const store = createStore({ keys: ['my_game'], parse: ([text = '']) => ({ hasGame: text !== '' }), onServer: { hasGame: false } })

export const useHasGame = () => useSyncExternalStore(store.subscribe, store.read, store.readOnServer).hasGame

/** A part that shows something of the reader's game. Its script loads only for readers who have one. */
function gamePart<Script, Props extends object>(
  script: () => Promise<Script>,
  pick: (script: Script) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: pick(await loadPart(script)) }))
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

export const LazyFillFromBlueprints = gamePart(
  () => import('./fill-from-blueprints.tsx'),
  ({ FillFromBlueprints }) => FillFromBlueprints,
)
export const LazyFillFromRig = gamePart(
  () => import('./fill-from-rig.tsx'),
  ({ FillFromRig }) => FillFromRig,
)
export const LazyOwnedLabel = gamePart(
  () => import('./owned-label.tsx'),
  ({ OwnedLabel }) => OwnedLabel,
)
export const LazyTakeCoins = gamePart(
  () => import('./owned-label.tsx'),
  ({ TakeCoins }) => TakeCoins,
)
