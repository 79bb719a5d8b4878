import type { GlyphName } from '#model/game/glyph-names.ts'
import { Glyph } from './icon.tsx'
import './plate.css'

type Props = {
  title: string
  text: string
  path: string
  glyph: GlyphName
  metal: 'copper' | 'patina' | 'cobalt' | 'rust'
}

/** A cast plate that links to a part of the site. */
export function Plate({ title, text, path, glyph, metal }: Props) {
  return (
    <a className={`plate ${metal}`} href={path}>
      <Glyph name={glyph} />
      <b>{title}</b> <span>{text}</span>{' '}
    </a>
  )
}
