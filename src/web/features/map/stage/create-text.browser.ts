import * as L from 'leaflet'

/** The body of a marker that is text: nothing in it becomes markup. */
export function createText(text: string): HTMLElement {
  const body = L.DomUtil.create('span')
  body.textContent = text
  return body
}
