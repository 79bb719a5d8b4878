import { useEffect, useRef, useState } from 'react'

/** After a letter, in milliseconds: whoever types on asks once. */
const pause = 120

type Named = { safe_name: string }

/**
 * The things that a field for a name looks through: those the page came with, and where they are not all, those that `ask` tells of
 * each text that is typed. While there is no network, it stays at what is known.
 */
export function useNamedThings<Thing extends Named>(
  given: readonly Thing[],
  text: string,
  ask: ((text: string) => Promise<readonly Thing[]>) | undefined,
): readonly Thing[] {
  const [things, setThings] = useState(given)
  // For the first text the server has looked.
  const looked = useRef(text)

  useEffect(() => {
    if (!ask || looked.current === text) return
    let isOver = false
    const timer = setTimeout(() => {
      ask(text).then(
        (found) => {
          if (isOver) return
          looked.current = text
          setThings((before) => [...new Map([...found, ...before].map((thing) => [thing.safe_name, thing])).values()])
        },
        () => {},
      )
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [ask, text])
  return things
}
