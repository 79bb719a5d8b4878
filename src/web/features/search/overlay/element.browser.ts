import { paths } from '#model/wiki/paths.ts'

type Attributes = Record<string, string>

/** Creates an element. Strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  return dress(document.createElement(tag), attributes, children)
}

/** Creates an SVG with one path or one reference to a symbol. */
export function drawing(attributes: Attributes, shape: 'path' | 'use', ofShape: Attributes): SVGSVGElement {
  return dress(svgElement('svg'), attributes, [dress(svgElement(shape), ofShape, [])])
}

/** An icon of the sprite: a line icon by its name, a glyph by "g-" and its name. */
export function spriteIcon(name: string): SVGSVGElement {
  return drawing({ 'aria-hidden': 'true', class: name.startsWith('g-') ? 'g' : 'i' }, 'use', { href: paths.sign(name) })
}

function svgElement<Tag extends keyof SVGElementTagNameMap>(tag: Tag): SVGElementTagNameMap[Tag] {
  return document.createElementNS('http://www.w3.org/2000/svg', tag)
}

function dress<Made extends Element>(made: Made, attributes: Attributes, children: (Node | string)[]): Made {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
