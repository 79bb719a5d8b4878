import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** Empty: the toast is hidden. */
  message: string
  onUndo: (() => void) | undefined
  /** Undoes the last change, whichever the message is about. */
  onUndoLast: (() => void) | undefined
  onClose: () => void
}

/** Message about the last action, with undo by button or Ctrl+Z. Stays until closed and does not move the page. */
export function Toast({ message, onUndo, onUndoLast, onClose }: Props) {
  const cameFrom = useRef<Element | null>(null)
  useUndoKey(onUndoLast)
  /** Runs the action and restores the focus, because the button disappears with the message. */
  const runAndFocus = (action: () => void) => () => {
    const before = cameFrom.current
    action()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
  const inside = {
    onFocus({ currentTarget, relatedTarget }: React.FocusEvent) {
      if (!currentTarget.closest('.toast')?.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    onKeyDown({ key }: React.KeyboardEvent) {
      if (key === 'Escape') runAndFocus(onClose)()
    },
  }
  return (
    <div className="toast" role="status">
      {message !== '' && (
        <p>
          <span>{message}</span>
          {onUndo && (
            <button
              className="btn small"
              type="button"
              aria-keyshortcuts="Control+Z"
              title="Ctrl Z"
              {...inside}
              onClick={runAndFocus(onUndo)}
            >
              <Icon name="undo-2" />
              Undo
            </button>
          )}
          <button className="btn small quiet" type="button" {...inside} onClick={runAndFocus(onClose)}>
            Close
          </button>
        </p>
      )}
    </div>
  )
}

/** Ctrl+Z undoes, except in a field, where it undoes typing. */
function useUndoKey(onUndo: (() => void) | undefined) {
  useEffect(() => {
    if (!onUndo) return
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return
      if (target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onUndo])
}
