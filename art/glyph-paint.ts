import type { Glyph, Paint, Part } from './glyph.ts'
import { type Material, materials } from './tile-materials.ts'

export type Palette = { main: Material; accent: Material }

/** Draws a glyph in its materials. Areas get a thin dark edge for contrast with any background. */
export function paintGlyph(glyph: Glyph, palette: Palette): { svg: string; gradients: string } {
  const gradients = new Map<string, string>()

  const draw = (part: Part, isLocal: boolean): string => {
    if (part.kind === 'group') {
      const parts = part.parts.map((inner) => draw(inner, isLocal || part.isLocal))
      return `<g transform="${part.transform}">${parts.join('')}</g>`
    }
    const [ink, tone] = part.paint.split('.') as [Material | 'main' | 'accent', 'lit' | 'shade' | undefined]
    const material = ink === 'main' || ink === 'accent' ? palette[ink] : ink
    const [lit, body, shade] = materials[material]
    const gradient = () => {
      const id = isLocal ? `${material}-each` : material
      gradients.set(id, drawGradient(id, material, isLocal))
      return `url(#${id})`
    }
    if (part.kind === 'area') {
      if (!tone) return `<${part.outline} fill="${gradient()}"/>`
      return `<${part.outline} fill="${tone === 'lit' ? lit : shade}" stroke="none"/>`
    }
    // A straight line has an empty bounding box, so gradients do not work.
    const colour = tone ? (tone === 'lit' ? lit : shade) : isLocal ? body : gradient()
    return drawLine(part.path, colour, part.width, part)
  }

  const body = glyph.map((part) => draw(part, false)).join('')
  const svg = `<g stroke="#120a05" stroke-opacity=".55" stroke-width="7" stroke-linejoin="round">${body}</g>`
  return { svg, gradients: [...gradients.values()].join('') }
}

/** Draws a glyph as a blueprint: white outlines, with parts in front hiding those behind. */
export function draftGlyph(glyph: Glyph, ground: string): string {
  const white = '#e6f0ff'
  const draw = (part: Part): string => {
    if (part.kind === 'group') return `<g transform="${part.transform}">${part.parts.map(draw).join('')}</g>`
    // No lights in outlines.
    if (part.paint.endsWith('.lit')) return ''
    if (part.kind === 'area') return `<${part.outline} fill="${ground}"/>`
    if (part.width < 24) return drawLine(part.path, white, 9, part)
    return drawLine(part.path, white, part.width, part) + drawLine(part.path, ground, part.width - 20, part)
  }
  return `<g stroke="${white}" stroke-width="10" stroke-linejoin="round">${glyph.map(draw).join('')}</g>`
}

function drawLine(path: string, colour: string, width: number, { cap, dash }: { cap: string; dash?: string }): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="1" stroke-width="${width}" stroke-linecap="${cap}"${dashes}/>`
}

/** Gradient from the upper left, over the grid or over each local part. */
function drawGradient(id: string, material: Material, isLocal: boolean): string {
  const [lit, body, shade] = materials[material]
  const span = isLocal ? 'x1=".15" y1="0" x2=".75" y2="1"' : 'gradientUnits="userSpaceOnUse" x1="120" y1="20" x2="360" y2="500"'
  return `<linearGradient id="${id}" ${span}><stop offset="0" stop-color="${lit}"/>
    <stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`
}

const darkMaterials = new Set(['coal', 'black', 'onyx', 'bark'])

/** Draws a glyph in `currentColor`, with shadows and dark parts mixed with black. */
export function inkGlyph(glyph: Glyph): string {
  const colour = ({ paint }: { paint: Paint }) => {
    const [material = '', tone] = paint.split('.')
    if (tone === 'shade' || darkMaterials.has(material)) return 'color-mix(in srgb,currentColor 40%,#000)'
    return tone === 'lit' ? 'color-mix(in srgb,currentColor 70%,#fff)' : 'currentColor'
  }
  const draw = (part: Part): string => {
    if (part.kind === 'group') return `<g transform="${part.transform}">${part.parts.map(draw).join('')}</g>`
    if (part.kind === 'area') return `<${part.outline} fill="${colour(part)}"/>`
    return drawLine(part.path, colour(part), part.width, part)
  }
  return glyph.map(draw).join('')
}
