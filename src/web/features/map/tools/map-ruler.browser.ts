import * as L from 'leaflet'
import { formatMetres, measurePath } from '#model/map/map-distance.ts'
import type { MapPosition } from '#model/map/map-marker.ts'
import { find } from '#web/browser/find.ts'
import { mapTool } from '#web/features/map/map.data-attrs.ts'
import type { MapStage } from '#web/features/map/stage/map-stage.browser.ts'
import type { MapStore } from '#web/features/map/state/map-state.ts'
import type { MapPicking } from './map-picking.browser.ts'

const instruction = 'Click the points to measure between.'

/** Distances between points chosen by the reader. */
export function startMapRuler({ map, root, toLatLng }: MapStage, picking: MapPicking, store: MapStore) {
  const line = L.polyline([], { className: 'map-ruler-line', interactive: false }).addTo(map)
  const dots = L.layerGroup().addTo(map)
  const readPoints = () => store.read().ruler.points

  function setPoints(points: readonly MapPosition[]) {
    line.setLatLngs(points.map(toLatLng))
    dots.clearLayers()
    for (const point of points) L.circleMarker(toLatLng(point), { radius: 5, className: 'map-ruler-dot', interactive: false }).addTo(dots)
    const sentence = describePoints(points)
    store.update({ ruler: { points, sentence } })
    if (picking.isActive('ruler')) picking.setText(sentence)
  }
  const undoPoint = () => setPoints(readPoints().slice(0, -1))

  function clearRuler() {
    setPoints([])
    if (picking.isActive('ruler')) return
    store.setPartOpen('ruler', false)
    find(root, mapTool, 'ruler')?.focus({ preventScroll: true })
  }

  function startRuler() {
    store.setPartOpen('ruler', true)
    picking.start({
      tool: 'ruler',
      text: describePoints(readPoints()),
      pick(at) {
        const last = readPoints().at(-1)
        if (last?.x !== at.x || last.y !== at.y) setPoints([...readPoints(), at])
      },
      actions: [{ label: 'Undo last point', go: undoPoint }],
      end: {
        label: 'Done',
        go() {
          if (readPoints().length === 0) store.setPartOpen('ruler', false)
        },
      },
    })
  }

  return {
    undo: undoPoint,
    clear: clearRuler,
    toggle() {
      if (picking.isActive('ruler')) picking.stop()
      else startRuler()
    },
    applyView(points: MapPosition[]) {
      setPoints(points)
      store.setPartOpen('ruler', points.length > 0)
    },
  }
}

function describePoints(points: readonly MapPosition[]): string {
  if (points.length === 0) return instruction
  return points.length === 1 ? `1 point set. ${instruction}` : `${formatMetres(measurePath([...points]).total)} in all`
}
