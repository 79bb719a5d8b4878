import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Versions } from '#model/wiki/versions.ts'
import { dataAttr } from '#web/data-attr.ts'
import { playedVersion, versionChanges } from '#web/my-prices/my-prices.data-attrs.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The versions that this wiki describes, and a field for the version the reader plays (see start-my-prices.ts). */
export function VersionPill({ versions: { described, onSale, played } }: { versions: Versions }) {
  return (
    <details className="topmenu vpill" {...dataAttr(versionChanges, callPaths.patchNoteChanges)}>
      <summary>
        <span className="sr">Version of the game: </span>
        <span {...dataAttr(playedVersion)}>{described.replace(' and ', '–')}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="drop">
        <p>
          <b>This wiki describes {described}.</b> The game on sale is {onSale}. <a href={paths.whatChanged}>What changed</a>
        </p>
        <fieldset className="needs-js">
          <legend>I play</legend>
          {played.map((version) => (
            <label key={version}>
              <input type="radio" name="plays" value={version} /> {version}
            </label>
          ))}
        </fieldset>
        <p className="needs-js">
          <a href={paths.myPrices}>Your prices</a> are kept for the version you play.
        </p>
      </div>
    </details>
  )
}
