import { pinLimits } from '#model/map/map-pins.ts'
import { Icon } from '../../ui/icon.tsx'
import {
  linkByHand,
  mapSide,
  mapTool,
  noPins,
  pinCount,
  pinFile,
  pinList,
  pinsDamaged,
  pinsNotSaved,
  removesRoute,
  routeLength,
  routeList,
  routeMissing,
  rulerAct,
  rulerList,
  rulerTotal,
  sidePart,
  zoomsBy,
} from './map.data-attrs.ts'
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
        <button
          type="button"
          className="btn small"
          {...dataAttr(mapTool, 'pins')}
          aria-expanded="false"
          aria-controls="map-own-pins"
          disabled
        >
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

/** Column beside the map: route, ruler, own pins. Empty parts are hidden. */
export function MapSide() {
  return (
    <div className="map-side" {...dataAttr(mapSide)} hidden>
      <div>
        <section {...dataAttr(sidePart, 'route')} aria-labelledby="map-route-title" hidden>
          <h2 className="h4" id="map-route-title">
            Route
          </h2>
          <ol {...dataAttr(routeList)} />
          <p className="sm soft" {...dataAttr(routeLength)} />
          <p className="sm warn" {...dataAttr(routeMissing)} role="status" hidden />
          <button type="button" className="btn small" {...dataAttr(removesRoute)}>
            <Icon name="x" />
            Remove the route
          </button>
        </section>
        <section {...dataAttr(sidePart, 'ruler')} aria-labelledby="map-ruler-title" hidden>
          <h2 className="h4" id="map-ruler-title">
            Lengths
          </h2>
          <p className="h4" {...dataAttr(rulerTotal)} />
          <ol className="plain" {...dataAttr(rulerList)} />
          <p className="sm soft">In meters of the game, in straight lines: roads bend.</p>
          <p className="map-acts">
            <button type="button" className="btn small" {...dataAttr(rulerAct, 'undo')}>
              <Icon name="undo-2" />
              Undo last point
            </button>
            <button type="button" className="btn small" {...dataAttr(rulerAct, 'clear')}>
              <Icon name="trash" />
              Clear
            </button>
          </p>
        </section>
        <section {...dataAttr(sidePart, 'pins')} id="map-own-pins" aria-labelledby="map-pins-title" hidden>
          <h2 className="h4" id="map-pins-title">
            My pins
          </h2>
          <p className="sm warn" {...dataAttr(pinsNotSaved)} role="alert" hidden>
            This browser does not keep your pins: its storage is blocked or full. They are gone when you leave this page, so export them
            first.
          </p>
          <p className="sm warn" {...dataAttr(pinsDamaged)} role="alert" hidden>
            Some of what this browser kept could not be read as pins. It is set aside when you next change a pin, and not deleted.
          </p>
          <p className="sm soft" {...dataAttr(noPins)}>
            No pins yet. Add one for a spot you want to find again. Up to {pinLimits.pins} are kept, in this browser only.
          </p>
          <ul {...dataAttr(pinList)} />
          <p className="map-acts">
            <button type="button" className="btn small" {...dataAttr(pinFile, 'export')}>
              <Icon name="download" />
              Export
            </button>
            <button type="button" className="btn small" {...dataAttr(pinFile, 'import')}>
              <Icon name="upload" />
              Import
            </button>
            <input type="file" accept=".json,application/json" aria-label="File of pins" tabIndex={-1} hidden />
          </p>
        </section>
      </div>
    </div>
  )
}
