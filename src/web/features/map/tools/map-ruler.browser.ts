import * as L from 'leaflet'
import { formatMetres, measure } from '#model/map/map-distance.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { find } from '#web/browser/find.ts'
import { mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapPanelStore } from '#web/features/map/panel/map-panel-state.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapPicking } from './map-picking.browser.ts'
import type { MapSideParts } from './map-side.browser.ts'

type Deps = { picking: MapPicking; side: MapSideParts; panel: MapPanelStore; onChange: () => void }

const ask = 'Click the points to measure between.'

/** Distances between points chosen by the reader. */
export function startMapRuler({ map, root, toLatLng }: MapStage, { picking, side, panel, onChange }: Deps) {
  const toggle = find(root, mapTool, 'ruler')
  const line = L.polyline([], { className: 'map-ruler-line', interactive: false }).addTo(map)
  const dots = L.layerGroup().addTo(map)
  let points: MapPosition[] = []

  function renderRuler(next: MapPosition[]) {
    points = next
    line.setLatLngs(points.map(toLatLng))
    dots.clearLayers()
    for (const point of points) L.circleMarker(toLatLng(point), { radius: 5, className: 'map-ruler-dot', interactive: false }).addTo(dots)
    const lengths = points.length === 1 ? `1 point set. ${ask}` : `${formatMetres(measure(points).total)} in all`
    const sentence = points.length === 0 ? ask : lengths
    panel.update({ ruler: { points, sentence } })
    picking.say(sentence)
  }
  const change = (next: MapPosition[]) => {
    renderRuler(next)
    onChange()
  }
  const undo = () => change(points.slice(0, -1))
  function clear() {
    change([])
    if (picking.isOf(ask)) return
    side.show('ruler', false)
    toggle?.focus({ preventScroll: true })
  }

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
  return {
    undo,
    clear,
    view: () => points,
    /** Shows the points of a link. */
    show(asked: MapPosition[]) {
      renderRuler(asked)
      side.show('ruler', asked.length > 0)
    },
  }
}
