import { Icon } from '../../ui/icon.tsx'
import { linkByHand, mapTool, pinCount, zoomsBy } from './map.data-attrs.ts'
import { MapScale } from './map-scale.tsx'
import { stillZoom } from './map-still.tsx'
import { dataAttr } from '#web/data-attr.ts'
import './map-work.css'

/** Buttons of the map, used by `tools/` and `pins/`. */
export function MapBar() {
  return (
    <div className="map-bar">
      <div className="row needs-js">
        <div className="map-zoom needs-js">
          <button type="button" {...dataAttr(zoomsBy, '1')} aria-label="Zoom in" disabled>
            <Icon name="plus" />
          </button>
          <button type="button" {...dataAttr(zoomsBy, '-1')} aria-label="Zoom out" disabled>
            <Icon name="minus" />
          </button>
          <button type="button" {...dataAttr(zoomsBy, '0')} aria-label="Show the whole island" disabled>
            <Icon name="locate-fixed" />
          </button>
          <button type="button" {...dataAttr(mapTool, 'whole')} aria-label="Fill the screen with the map" aria-pressed="false" disabled>
            <Icon name="maximize" />
          </button>
        </div>
        <button type="button" className="btn small" {...dataAttr(mapTool, 'add-pin')} disabled>
          <Icon name="plus" />
          Add a pin
        </button>
        <button type="button" className="btn small" {...dataAttr(mapTool, 'pins')} aria-expanded="false" aria-controls="map-pins" disabled>
          <Icon name="map-pin" />
          My pins <span className="muted" {...dataAttr(pinCount)} />
        </button>
        <button type="button" className="btn small" {...dataAttr(mapTool, 'ruler')} aria-pressed="false" disabled>
          <Icon name="ruler" />
          Measure
        </button>
        <button type="button" className="btn small" {...dataAttr(mapTool, 'link')} disabled>
          <Icon name="link" />
          Copy link<span className="wide-only"> to this view</span>
        </button>
        <label className="field" {...dataAttr(linkByHand)} hidden>
          <span className="sr">Link to this view, to be copied by hand</span>
          <input type="text" readOnly />
        </label>
      </div>
      <MapScale zoom={stillZoom} />
    </div>
  )
}
