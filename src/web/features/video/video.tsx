import { frameNote, framePage } from './video.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { ForeignFrame } from '#web/ui/foreign-frame.tsx'
import './video.css'

type Props = {
  /** Origin of the player, from the site's settings. */
  host: string
  id: string
  title: string
}

/**
 * A video of another site. Shows a poster until the reader asks for the video (see video.browser.ts); without script the link below opens
 * the player.
 */
export function Video({ host, id, title }: Props) {
  const address = `${host.replace(/\/$/, '')}/embed/${id}`
  return (
    <figure className="video-box">
      <div className="video">
        <button type="button" className="play needs-js" {...dataAttr(framePage, address)} aria-label={`Load the video: ${title}`} />
        <FrameNote title={title} />
      </div>
      <figcaption className="sm soft">
        {title}.{' '}
        <a href={address} rel="external">
          Watch it on {new URL(address).hostname.replace(/^www\./, '')}
        </a>
        ; nothing is loaded from there until you ask.
      </figcaption>
    </figure>
  )
}

/** Shown instead of the button while the other site loads, with the template of its frame. */
export function FrameNote({ title }: { title: string }) {
  return (
    <>
      <div className="frame-note" hidden {...dataAttr(frameNote)}>
        <p role="status" />
        <button type="button" className="btn small" hidden>
          Try again
        </button>
      </div>
      <ForeignFrame
        title={title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        permissions="allow-same-origin allow-presentation allow-forms"
      />
    </>
  )
}
