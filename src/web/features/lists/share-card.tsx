import { useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { longestListName, toListName } from './list-address.ts'

type Props = {
  url: string
  name: string
  isReady: boolean
  onName: (name: string) => void
  /** Puts a text on the clipboard and says so. */
  onCopy: (text: string, said: string) => void
  listAsText: string
}

export function ShareCard({ url, name, isReady, onName, onCopy, listAsText }: Props) {
  const link = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const rename = (text: string) => {
    setTyped(text)
    onName(toListName(text).trim())
  }
  return (
    <section className="card share-card" id="share">
      <h2 className="h3">Share this list</h2>
      <label className="fl needs-js">
        List name
        <span className="field">
          <input
            value={typed ?? name}
            placeholder="Custom List"
            maxLength={longestListName}
            readOnly={!isReady}
            onChange={({ target }) => rename(target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </span>
      </label>
      <div className="share">
        <label className="field">
          <span className="sr">Share link</span>
          <input ref={link} readOnly value={url} onFocus={({ target }) => target.select()} />
        </label>
        <button className="btn needs-js" type="button" aria-label="Copy the link" onClick={() => onCopy(url, 'Link copied.')}>
          <Icon name="copy" />
        </button>
      </div>
      <p className="sm muted">Anyone with the link sees these items and numbers.</p>
      <div className="row tight needs-js">
        <button className="btn small" type="button" onClick={() => onCopy(listAsText, 'List copied as text.')}>
          <Icon name="file-text" />
          Copy as text
        </button>
        <button className="btn small" type="button" onClick={() => print()}>
          <Icon name="printer" />
          Print
        </button>
      </div>
    </section>
  )
}
