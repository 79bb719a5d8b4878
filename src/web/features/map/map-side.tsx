import { pinLimits } from '#model/map/map-pins.ts'
import { mapEdge } from '#model/map/map-window.ts'
import { Icon } from '../../ui/icon.tsx'

/** What can be done with the map; `tools/` and `pins/` do it. */
export function MapBar() {
  return (
    <div className="map-bar needs-js">
      <button type="button" className="btn small" data-map-do="add-pin" disabled>
        <Icon name="plus" />
        Add a pin
      </button>
      <button type="button" className="btn small" data-map-do="pins" aria-expanded="false" aria-controls="map-own-pins" disabled>
        <Icon name="map-pin" />
        My pins <span className="muted" data-pins-count />
      </button>
      <button type="button" className="btn small" data-map-do="ruler" aria-pressed="false" disabled>
        <Icon name="ruler" />
        Measure
      </button>
      <button type="button" className="btn small" data-map-do="link" disabled>
        <Icon name="link" />
        Copy link<span className="wide-only"> to this view</span>
      </button>
      <label className="field" data-map-link hidden>
        <span className="sr">Link to this view, to be copied by hand</span>
        <input type="text" readOnly />
      </label>
    </div>
  )
}

/** The column beside the map: a route, lengths, the reader's own pins. Its parts show when there is something in them. */
export function MapSide() {
  return (
    <div className="map-side" data-map-side hidden>
      <div>
        <section data-side="route" aria-labelledby="map-route-title" hidden>
          <h2 className="h4" id="map-route-title">
            Route
          </h2>
          <ol data-route-list />
          <p className="sm soft" data-route-length />
          <p className="sm warn" data-route-missing role="status" hidden />
          <button type="button" className="btn small" data-route-remove>
            <Icon name="x" />
            Remove the route
          </button>
        </section>
        <section data-side="ruler" aria-labelledby="map-ruler-title" hidden>
          <h2 className="h4" id="map-ruler-title">
            Lengths
          </h2>
          <p className="h4" data-ruler-total />
          <ol className="plain" data-ruler-list />
          <p className="sm soft">
            In map units: this map is {mapEdge.toLocaleString('en-US')} of them wide. How far that is in the game is not known, so use them
            to compare ways.
          </p>
          <p className="map-acts">
            <button type="button" className="btn small" data-ruler="undo">
              <Icon name="undo-2" />
              Undo last point
            </button>
            <button type="button" className="btn small" data-ruler="clear">
              <Icon name="trash-2" />
              Clear
            </button>
          </p>
        </section>
        <section data-side="pins" id="map-own-pins" aria-labelledby="map-pins-title" hidden>
          <h2 className="h4" id="map-pins-title">
            My pins
          </h2>
          <p className="sm warn" data-pins-unkept role="alert" hidden>
            This browser does not keep your pins: its storage is blocked or full. They are gone when you leave this page, so export them
            first.
          </p>
          <p className="sm warn" data-pins-damaged role="alert" hidden>
            Some of what this browser kept could not be read as pins. It is set aside when you next change a pin, and not deleted.
          </p>
          <p className="sm soft" data-pins-none>
            No pins yet. Add one for a spot you want to find again. Up to {pinLimits.pins} are kept, in this browser only.
          </p>
          <ul data-pins-list />
          <p className="map-acts">
            <button type="button" className="btn small" data-pins="export">
              <Icon name="download" />
              Export
            </button>
            <button type="button" className="btn small" data-pins="import">
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
