import { mayWriteMarkup, trustMarkup } from '#web/browser/trusted-types.ts'

/**
 * The HTML that Leaflet itself writes: its SVG test, and the cross that closes a popup. Everything else on the map is built from elements,
 * and other HTML is rejected.
 */
const ofLeaflet = ['<svg/>', '<span aria-hidden="true">&#215;</span>']

trustMarkup(mayWriteMarkup.others, (text) => (ofLeaflet.includes(text) ? text : null))
