import type { ItemGroup } from '#model/items/item.ts'
import { isCollectedKind, type CollectedKind } from '#model/my-game/my-game.ts'
import { canStand } from '#model/my-game/standing.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { gameStatusPart, tickedThing, ticksThing } from './game-tick.data-attrs.ts'
import { standingAddress } from './standing-address.ts'
import './game-tick.css'

/** What the reader's game has of an item: collected items have a checkbox, placed ones show their places. */
export function ItemInGame({ item: { safe_name, group } }: { item: { safe_name: string; group: ItemGroup } }) {
  if (isCollectedKind(group)) return <GameTick kind={group} thing={safe_name} />
  return canStand(group) && <GameTick thing={safe_name} />
}

/**
 * Button that marks a thing as collected; without a kind it only shows where the thing stands. `name` distinguishes it from other buttons
 * on the page. Hidden without script.
 */
export function GameTick({ kind, thing, name }: { kind?: CollectedKind; thing: string; name?: string }) {
  return (
    <p className="game-tick needs-js" {...dataAttr(tickedThing, thing)}>
      {kind && (
        <button className="btn" type="button" disabled aria-pressed={false} {...dataAttr(ticksThing, kind)}>
          <Icon name="check" />I have it{name && <span className="sr">: {name}</span>}
        </button>
      )}{' '}
      <span className="sm" role="status">
        <span {...dataAttr(gameStatusPart, 'owned')} />
        {kind === 'blueprint' && <HandIns />}
        <span {...dataAttr(gameStatusPart, 'standing')} />
      </span>{' '}
      <a className="sm" href={kind ? `${paths.myGame}#${kind}` : standingAddress(thing)}>
        {kind ? 'My progress' : 'Note where I put it'}
      </a>
    </p>
  )
}

/** The hand-ins left for a blueprint, with a link to the planner. */
function HandIns() {
  return (
    <span hidden>
      : <a title="Work it out" {...dataAttr(gameStatusPart, 'hand-ins')} />
      <span {...dataAttr(gameStatusPart, 'guess')}>
        <CertaintyBadge of="guess" variant="text" />
      </span>
    </span>
  )
}
