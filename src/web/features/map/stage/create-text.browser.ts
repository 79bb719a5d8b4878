import * as L from 'leaflet'

/** Creates a marker's text; it is never markup. */
export function createText(text: string): HTMLElement {
  const body = L.DomUtil.create('span')
  body.textContent = text
  return body
}
