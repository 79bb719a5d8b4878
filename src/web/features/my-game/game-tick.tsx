import { isCollectedKind } from '#model/my-game/my-game.ts'
import { paths } from '#model/wiki/paths.ts'
import { bears } from '#web/attribute.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tickedThing, ticksThing } from './game-tick.attributes.ts'
import './game-tick.css'

/** One tap says that the reader's game has this item. Without script there is nothing to tick. */
export function GameTick({ item }: { item: { safe_name: string; group: string } }) {
  if (!isCollectedKind(item.group)) return null
  return (
    <p className="game-tick needs-js">
      <button
        className="btn"
        type="button"
        disabled
        aria-pressed={false}
        {...bears(ticksThing, item.group)}
        {...bears(tickedThing, item.safe_name)}
      >
        <Icon name="check" />I have it
      </button>{' '}
      <span className="sm" role="status" />{' '}
      <a className="sm" href={`${paths.myGame}#${item.group}`}>
        My game
      </a>
    </p>
  )
}
