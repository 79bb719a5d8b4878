type Props = {
  /** Empty: nothing to say. */
  message: string
  onUndo: (() => void) | undefined
  onClose: () => void
}

/** What has just happened, said without moving the page, with a way back. */
export function Toast({ message, onUndo, onClose }: Props) {
  return (
    <div className="toast" role="status">
      {message !== '' && (
        <p>
          {message}
          {onUndo && (
            <button className="btn small" type="button" onClick={onUndo}>
              Undo
            </button>
          )}
          <button className="btn small quiet" type="button" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </div>
  )
}
