import type { GlyphName } from '#model/game/glyph-names.ts'
import { Glyph } from '../../ui/icon.tsx'
import './guide-book.css'

export type Step = {
  title: string
  text: string
  glyph: GlyphName
  /** Undefined for a guide that is not written yet. */
  path?: string
}

/** The guides along a pipe. Guides that are not written yet have no link. */
export function GuideSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className="guide-steps">
      {steps.map(({ title, text, glyph, path }) => (
        <li key={title} className={path ? 'card lift' : 'card soon'}>
          <span className="emblem">
            <Glyph name={glyph} />
          </span>
          <div>
            <h3>{path ? <a href={path}>{title}</a> : title}</h3>
            <p>{text}</p>
          </div>
          {!path && <span className="label">Coming soon</span>}
        </li>
      ))}
    </ol>
  )
}
