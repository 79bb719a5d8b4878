import { createContext, use } from 'react'
import { paths } from '#model/wiki/paths.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { toIconClass, type IconName } from './icon-names.ts'

/** A line icon beside words, which say what it means: a mask over the text color. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`${toIconClass(name)} ${className}`.trim()} />
}

/** A file with several glyphs in it: its name, and which. */
export type GlyphSheet = { name: string; glyphs: readonly GlyphName[] }

/** Around a part that shows a dozen glyphs or more: those of the sheet come in one request instead of one for each. */
export const FromGlyphSheet = createContext<GlyphSheet | null>(null)

/** A filled picture of a thing. Its size without style sheets is in own-styles.ts. */
export function Glyph({ name, className = '' }: { name: GlyphName; className?: string }) {
  const sheet = use(FromGlyphSheet)
  const sign = `g-${name}`
  return (
    <svg className={`g ${className}`.trim()} aria-hidden="true">
      <use href={sheet?.glyphs.includes(name) ? paths.signInSheet(sheet.name, sign) : paths.sign(sign)} />
    </svg>
  )
}

/** A glyph in a cast plate. `from` and `to` are the two ends of the plate's colour. */
export function Emblem({ glyph, size, from, to }: { glyph: GlyphName; size: number; from: string; to: string }) {
  return (
    <span className="emblem" style={{ '--th': `${size}px`, '--e1': from, '--e2': to }}>
      <Glyph name={glyph} />
    </span>
  )
}

/** Allows CSS custom properties in the `style` prop. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
