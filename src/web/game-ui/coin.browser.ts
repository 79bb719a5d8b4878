import { drawing } from '#web/browser/element.ts'

/** The coin every page draws once. */
export function drawCoin(): SVGSVGElement {
  return drawing({ class: 'coin', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, 'use', { href: '#coin' })
}
