import { paths } from '#model/wiki/paths.ts'

/** An element with its attributes and children. Children that are text stay text: nothing in them becomes markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A sign: a line icon by its name, a filled one by "g-" and its name. */
export function spriteIcon(name: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', name.startsWith('g-') ? 'g' : 'i')
  if (name.startsWith('g-')) svg.setAttribute('viewBox', '0 0 512 512')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', paths.sign(name))
  svg.append(use)
  return svg
}
