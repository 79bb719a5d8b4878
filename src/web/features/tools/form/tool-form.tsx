import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { useRef, useState } from 'react'
import { copyText } from '#web/browser/copy-text.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StateLink } from './state-link.tsx'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { SourceAnchor } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  slug: string
  /** Accessible name of the form. */
  label: string
  /** Path and query of the page with the current input. */
  address: string
  formRef: React.RefObject<HTMLFormElement | null>
  onReset: () => void
  /** More actions. If set, even to null, the actions are in the head of the page instead of below the form. */
  head?: React.ReactNode
  children: React.ReactNode
}

/**
 * The form of a tool, with its actions: submit (without script), reset, copy link. With script the results update while the reader types,
 * so submitting does nothing.
 */
export function ToolForm({ slug, label, address, formRef, onReset, head, children }: Props) {
  return (
    <form
      className="card tool"
      ref={formRef}
      action={paths.tool(slug)}
      aria-label={label}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {/* The default button for Enter: otherwise browsers press the first one, which may be a sort header. */}
      <button hidden aria-hidden="true" tabIndex={-1}>
        Work it out
      </button>
      {head !== undefined && (
        <div className="tool-head">
          {head}
          <CopyLink address={address} className="gold" />
        </div>
      )}
      <SourceAnchor value={`#${rulesOfTool}`}>{children}</SourceAnchor>
      <div className="tool-bar">
        <button className="btn gold no-js-only">Work it out</button>
        <StateLink className="btn small quiet" to={{ address: paths.tool(slug), choose: onReset }}>
          <Icon name="rotate-ccw" />
          Reset
        </StateLink>
        {head === undefined && <CopyLink address={address} className="small quiet" />}
      </div>
    </form>
  )
}

/** Copies the URL to the clipboard; if the browser forbids that, shows it in a field to copy by hand. */
function CopyLink({ address, className }: { address: string; className: string }) {
  const [copied, setCopied] = useState<{ address: string; isCopied: boolean }>()
  const field = useRef<HTMLInputElement>(null)
  const isReady = useIsReady()
  const copy = async () => {
    const isCopied = await copyText(location.origin + address)
    setCopied({ address, isCopied })
  }
  const isFresh = copied?.address === address
  return (
    <>
      <button className={`btn ${className} needs-js`} type="button" disabled={!isReady} onClick={() => void copy()}>
        <Icon name="link" />
        Copy link
      </button>
      <span className="sm soft" role="status">
        {isFresh && (copied.isCopied ? 'Link copied. It opens with these numbers.' : 'Copy it from here:')}
      </span>
      {isFresh && !copied.isCopied && (
        <label className="field copy-by-hand">
          <span className="sr">Link</span>
          <input ref={field} readOnly value={location.origin + address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
