import { memo, Suspense, use, useDeferredValue, useEffect, useState, type ComponentType } from 'react'
import { loadPart } from '#web/browser/load-part.ts'
import { onFirstTouch } from '#web/browser/when-idle.ts'

let touched: Promise<void> | undefined
export const whenTouched = () => (touched ??= new Promise((resolve) => onFirstTouch(window, resolve)))

/**
 * A part of an island whose script loads on the first touch, when a prop changes, or if the hook `useIsWanted` is true. Until then the HTML
 * of the same `servedPart` stays: React would drop the HTML of a waiting `Suspense` that renders again.
 */
export function lazyPart<Script, Props extends object>(
  script: () => Promise<Script>,
  pick: (script: Script) => ComponentType<Props>,
  useIsWanted = () => false,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  let start = () => {}
  const loaded = new Promise<void>((resolve) => (start = resolve)).then(() => loadPart(script)).then((module) => void (Part = pick(module)))

  const Loaded = servedPart((props: Props) => {
    if (!Part) use(loaded)
    return Part && <Part {...props} />
  })
  const Memoized = memo(({ props }: { props: Props }) => <Loaded {...props} />)

  return function LazyPart(props) {
    const [first] = useState(props)
    const latest = useDeferredValue(props)
    const [isLoaded, setIsLoaded] = useState(false)
    const firstValues: unknown[] = Object.values(first)
    const hasChanged = Object.values(props).some((value, index) => value !== firstValues[index])
    const isWanted = useIsWanted() || hasChanged
    useEffect(() => {
      if (isWanted) start()
      else void whenTouched().then(start)
      void loaded.then(() => setIsLoaded(true))
    }, [isWanted])
    return <Memoized props={isLoaded ? latest : first} />
  }
}

/** A part as the server renders it, with the boundary at which React waits in the browser. */
export function servedPart<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
