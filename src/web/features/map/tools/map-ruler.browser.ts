import * as L from 'leaflet'
import { formatMetres, measure } from '#model/map/map-distance.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { element } from '#web/browser/element.ts'
import type { MapPicking } from './map-picking.browser.ts'
import type { MapSideParts } from './map-side.browser.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import { find, findAll } from '#web/browser/find.ts'
import { mapTool, rulerAct, rulerList, rulerTotal } from '#web/features/map/map.data-attrs.ts'

const ask = 'Click the points to measure between.'

/** Straight lengths between points the reader chooses. */
export function startMapRuler({ map, root, toLatLng }: MapStage, picking: MapPicking, side: MapSideParts, onChange: () => void) {
  const part = side.partOf('ruler')
  const list = find(part, rulerList)
  const total = find(part, rulerTotal)
  const toggle = find(root, mapTool, 'ruler')
  const line = L.polyline([], { className: 'map-ruler-line', interactive: false }).addTo(map)
  const dots = L.layerGroup().addTo(map)
  let points: MapPosition[] = []

  function renderRuler(next: MapPosition[]) {
    points = next
    const { segments, total: length } = measure(points)
    line.setLatLngs(points.map(toLatLng))
    dots.clearLayers()
    for (const point of points) L.circleMarker(toLatLng(point), { radius: 5, className: 'map-ruler-dot', interactive: false }).addTo(dots)
    list?.replaceChildren(
      ...segments.map((metres, place) => element('li', {}, `Point ${place + 1} to ${place + 2}: `, element('b', {}, formatMetres(metres)))),
    )
    const sum = points.length < 2 ? (points.length === 1 ? '1 point set. ' : '') + ask : `${formatMetres(length)} in all`
    if (total) total.textContent = sum
    picking.say(sum)
    for (const button of part ? findAll<HTMLButtonElement>(part, rulerAct) : []) button.disabled = points.length === 0
  }
  const change = (next: MapPosition[]) => {
    renderRuler(next)
    onChange()
  }
  const undo = () => change(points.slice(0, -1))
  const clear = () => change([])

  function begin() {
    side.show('ruler', true)
    toggle?.setAttribute('aria-pressed', 'true')
    picking.start({
      ask,
      pick(at) {
        const last = points.at(-1)
        if (last?.x !== at.x || last.y !== at.y) change([...points, at])
      },
      actions: [{ label: 'Undo last point', go: undo }],
      end: {
        label: 'Done',
        go() {
          toggle?.setAttribute('aria-pressed', 'false')
          if (points.length === 0) side.show('ruler', false)
        },
      },
    })
    renderRuler(points)
  }

  toggle?.addEventListener('click', () => (picking.isOf(ask) ? picking.stop() : begin()))
  find(part, rulerAct, 'undo')?.addEventListener('click', undo)
  find(part, rulerAct, 'clear')?.addEventListener('click', () => {
    clear()
    if (picking.isOf(ask)) return
    side.show('ruler', false)
    toggle?.focus({ preventScroll: true })
  })

  return {
    view: () => points,
    /** What a link measures. */
    show(asked: MapPosition[]) {
      renderRuler(asked)
      side.show('ruler', asked.length > 0)
    },
  }
}
