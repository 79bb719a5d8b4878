import { Tile } from '#web/game-ui/tile.tsx'
import { Emblem } from '#web/ui/icon.tsx'
import type { GameThing } from './game-thing.ts'

type Props = {
  things: readonly GameThing[]
  isReady: boolean
  isHad: (safeName: string) => boolean
  onTick: (safeName: string) => void
}

/** Things of one kind, each with a link and a checkbox. */
export function CollectedThings({ things, isReady, isHad, onTick }: Props) {
  return (
    <ul className="collected">
      {things.map(({ name, safe_name, path, tile, glyph }) => (
        <li key={safe_name} className={isHad(safe_name) ? 'had' : undefined}>
          <label>
            <input
              className="check"
              type="checkbox"
              aria-label={`I have ${name}`}
              checked={isHad(safe_name)}
              disabled={!isReady}
              onChange={() => onTick(safe_name)}
            />
            {tile !== null && <Tile of={tile} size={40} />}
            {glyph && <Emblem glyph={glyph} size={40} from="#57534c" to="#282521" />}
          </label>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
