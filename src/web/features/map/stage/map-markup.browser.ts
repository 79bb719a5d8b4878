import { mayWriteMarkup, trustMarkup } from '#web/browser/trusted-types.ts'

/**
 * The markup that Leaflet itself writes: what it tries SVG with, and the cross that closes a popup. All else on the map is made of
 * elements, and a text that came to be written by accident is refused.
 */
const ofLeaflet = ['<svg/>', '<span aria-hidden="true">&#215;</span>']

trustMarkup(mayWriteMarkup.others, (text) => (ofLeaflet.includes(text) ? text : null))
