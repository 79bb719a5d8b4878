import { describeLosses, manyItems, type ListProblems } from '#model/lists/shopping-list.ts'
import { Callout } from '../../ui/callout.tsx'

type Problems = {
  problems: ListProblems
  /** Number of listed items that exist. */
  readable: number
  unknown: number
  onDrop?: (() => void) | undefined
}

/** Problems of a list's text or code, and its items that do not exist any more. */
export function ProblemNotice({ problems, readable, unknown, onDrop }: Problems) {
  const sentences = describeLosses(problems, readable, unknown)
  if (sentences.length === 0) return null
  return (
    <Callout tone="warning">
      {sentences.join(' ')}{' '}
      {unknown > 0 && onDrop && (
        <button className="linkish" type="button" onClick={onDrop}>
          Take {unknown === 1 ? 'it' : 'them'} off the list
        </button>
      )}
    </Callout>
  )
}

/** The list still works, but only until the tab is closed. */
export function StorageNotice() {
  return (
    <Callout tone="warning">
      <b>Your list is not being kept.</b> This browser's storage is blocked or full, so the list will be gone when you close this tab. The
      share link keeps it.
    </Callout>
  )
}

/** The list works offline; only unknown items wait for the network. */
export function OfflineNotice() {
  return (
    <Callout tone="notice">
      <b>You are offline.</b> Your list works on and is kept in this browser. Prices of items that are new to it come when the network is
      back.
    </Callout>
  )
}

type Loading = { count: number; hasFailed: boolean; onTryAgain: () => void }

/** Shown while items load: the page retries by itself, and the reader can retry now. */
export function LoadingNotice({ count, hasFailed, onTryAgain }: Loading) {
  return (
    <div className="list-wait">
      <span className="spin" />
      <span role="status">{count > manyItems ? 'This list contains quite a few items, please wait.' : 'Looking up the items.'}</span>
      {hasFailed && (
        <button className="btn small" type="button" onClick={onTryAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
