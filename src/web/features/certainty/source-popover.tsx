import { dataAttr } from '#web/data-attr.ts'
import { sourcePart, sourcePopover } from '#web/game-ui/certainty-badge.data-attrs.ts'
import { Icon } from '../../ui/icon.tsx'

/** The popover of all badges, added and filled by `source-popover.browser.ts`. Without script a badge links to the page's sources. */
export function SourcePopover() {
  const id = 'source-popover'
  return (
    <div className="why" popover="auto" id={id} role="dialog" aria-labelledby={`${id}-title`} tabIndex={-1} {...dataAttr(sourcePopover)}>
      <button type="button" className="iconbtn" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
        <Icon name="x" />
      </button>
      <b id={`${id}-title`}>Unconfirmed</b>
      <p>Our estimate. Nobody has confirmed it yet.</p>
      <p {...dataAttr(sourcePart, 'text')} />
      <p className="muted" {...dataAttr(sourcePart, 'details')} />
      <p className="acts">
        <a {...dataAttr(sourcePart, 'question')}>How to check it in the game</a>
        <a {...dataAttr(sourcePart, 'correct')}>Suggest a correction</a>
        <a {...dataAttr(sourcePart, 'sources')}>All sources</a>
      </p>
    </div>
  )
}
