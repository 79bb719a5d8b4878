import { useLayoutEffect } from 'react'
import type { draw as drawWithReact } from './mount.tsx'

/** What React draws of parts that nobody has to bring to life, ready to be put into the page. */
export function drawOnce(content: React.ReactNode, draw: typeof drawWithReact): Promise<HTMLElement> {
  const place = document.createElement('div')
  return new Promise((resolve) => draw(<Told done={() => resolve(place)}>{content}</Told>, place))
}

function Told({ done, children }: { done: () => void; children: React.ReactNode }) {
  useLayoutEffect(done)
  return children
}
