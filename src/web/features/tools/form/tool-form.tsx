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
  /** What the tool is, for screen readers. */
  label: string
  /** The page's address with what is filled in, from "/". */
  address: string
  formRef: React.RefObject<HTMLFormElement | null>
  onReset: () => void
  /** What else is done with the whole of it: this and the link to it stand in the head of the page then, as nothing (null) does. */
  head?: React.ReactNode
  children: React.ReactNode
}

/**
 * The form of a tool with its last line: work out (without script, when the server does it), start again, copy the link.
 * With script the answer is there while typing, so sending the form does nothing.
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
      {/* What Enter presses: browsers take the first button, which would be a sorting header or the field of another sum. */}
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

/** Puts the address on the clipboard; where that is forbidden, shows it to be copied by hand. */
function CopyLink({ address, className }: { address: string; className: string }) {
  const [said, say] = useState<{ address: string; isCopied: boolean }>()
  const field = useRef<HTMLInputElement>(null)
  const isReady = useIsReady()
  const copy = async () => {
    const isCopied = await copyText(location.origin + address)
    say({ address, isCopied })
  }
  const isFresh = said?.address === address
  return (
    <>
      <button className={`btn ${className} needs-js`} type="button" disabled={!isReady} onClick={() => void copy()}>
        <Icon name="link" />
        Copy link
      </button>
      <span className="sm soft" role="status">
        {isFresh && (said.isCopied ? 'Link copied. It opens with these numbers.' : 'Copy it from here:')}
      </span>
      {isFresh && !said.isCopied && (
        <label className="field copy-by-hand">
          <span className="sr">Link</span>
          <input ref={field} readOnly value={location.origin + address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  )
}
