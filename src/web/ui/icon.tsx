import { createContext, use } from 'react'
import { paths } from '#model/wiki/paths.ts'
import type { GlyphName } from '#model/game/glyph-names.ts'
import { toIconClass, type IconName } from './icon-names.ts'

/** A line icon in the color of the text. It has no accessible name: put text beside it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <i className={`${toIconClass(name)} ${className}`.trim()} />
}

/** A file with several glyphs. */
export type GlyphSheet = { name: string; glyphs: readonly GlyphName[] }

/** Loads all glyphs of a sheet in one request, for parts that show a dozen or more. */
export const FromGlyphSheet = createContext<GlyphSheet | null>(null)

type GlyphProps = {
  name: GlyphName
  className?: string
  /** True inside an element that is hidden from screen readers. */
  isInHidden?: boolean
}

/** A filled icon. Its size without style sheets is in own-styles.ts. */
export function Glyph({ name, className = '', isInHidden = false }: GlyphProps) {
  const sheet = use(FromGlyphSheet)
  const sign = `g-${name}`
  return (
    <svg className={`g ${className}`.trim()} aria-hidden={isInHidden ? undefined : true}>
      <use href={sheet?.glyphs.includes(name) ? paths.signInSheet(sheet.name, sign) : paths.sign(sign)} />
    </svg>
  )
}

/** A glyph in a cast plate. `from` and `to` are the ends of the plate's gradient. */
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
