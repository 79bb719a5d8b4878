import { useState, type ComponentType } from 'react'
import { loadScript } from '#web/browser/load-part.ts'
import { maxListNameLength, toListName } from '#model/lists/list-name.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  url: string
  name: string
  isReady: boolean
  /** Text that the browser did not let the page copy: shown in a field to copy by hand. */
  toCopy: string
  onName: (name: string) => void
  onCopyLink: () => void
  onCopyText: () => void
  onSaveCsv: () => void
  onSaveFile: () => void
}

/** Name and link of the list, and its exports. */
export function ShareCard({ url, name, isReady, toCopy, onName, onCopyLink, onCopyText, onSaveCsv, onSaveFile }: Props) {
  const [typed, setTyped] = useState<string>()
  const [QrCode, setQrCode] = useState<ComponentType<{ text: string; label: string }>>()
  // Loads the QR code encoder on demand.
  const toggleQrCode = () =>
    QrCode ? setQrCode(undefined) : void loadScript(() => import('./qr-code.tsx')).then((script) => setQrCode(() => script.QrCode))
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
            type="text"
            value={typed ?? name}
            placeholder="Custom List"
            maxLength={maxListNameLength}
            readOnly={!isReady}
            onChange={({ target }) => rename(target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </span>
      </label>
      <div className="share">
        <label className="field">
          <span className="sr">Share link</span>
          <input type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
        </label>
        <button className="btn needs-js" type="button" aria-label="Copy the link" disabled={!isReady} onClick={onCopyLink}>
          <Icon name="copy" />
        </button>
        <button
          className="btn needs-js"
          type="button"
          aria-label="QR code for a phone"
          aria-expanded={QrCode !== undefined}
          disabled={!isReady}
          onClick={toggleQrCode}
        >
          <Icon name="qr-code" />
        </button>
      </div>
      {QrCode && <QrCode text={url} label="QR code with the link of this list" />}
      <p className="sm muted">Anyone with the link sees these items and numbers.</p>
      {toCopy && (
        <label className="fl">
          Copy it from here
          <span className="field">
            <textarea readOnly rows={4} value={toCopy} onFocus={({ target }) => target.select()} />
          </span>
        </label>
      )}
      <div className="share-ways needs-js">
        <ShareAction isReady={isReady} icon="file-text" onClick={onCopyText}>
          Copy as text
        </ShareAction>
        <ShareAction isReady={isReady} icon="printer" onClick={() => print()}>
          Print
        </ShareAction>
        <ShareAction isReady={isReady} icon="download" onClick={onSaveCsv}>
          CSV
        </ShareAction>
        <ShareAction isReady={isReady} icon="download" onClick={onSaveFile}>
          Download
        </ShareAction>
      </div>
    </section>
  )
}

type ShareActionProps = { icon: IconName; isReady: boolean; onClick: () => void; children: string }

function ShareAction({ icon, isReady, onClick, children }: ShareActionProps) {
  return (
    <button className="btn small" type="button" disabled={!isReady} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
