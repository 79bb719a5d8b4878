import { useLayoutEffect, useRef } from 'react'
import type { MapState } from '#web/features/map/state/map-state.ts'

type Props = NonNullable<MapState['notice']> & { onClose: () => void }

/** Message about the last action, as an overlay. */
export function MapNotice({ text, action, onClose }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  // The focused element may be gone: focuses the button.
  useLayoutEffect(() => {
    if (action && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [action])
  const go = () => {
    onClose()
    action?.go()
  }
  return (
    <p>
      {text}
      {action && (
        <button type="button" className="btn small" onClick={go} ref={button}>
          {action.label}
        </button>
      )}
      <button type="button" className="btn small quiet" onClick={onClose}>
        Close
      </button>
    </p>
  )
}
