import { putAt, removePlace } from '#model/my-game/standing.ts'
import { gameLimits, type GameSlot } from '#model/my-game/my-game.ts'
import { countOf } from '#model/text/count-of.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { gameStore } from './game-store.ts'
import type { GamePlace } from './game-things.ts'
import { SavedNumber } from './saved-number.tsx'
import type { GameThing } from './game-thing.ts'
import { AddBuild } from './add-build.tsx'

type Props = { slot: GameSlot; placeable: readonly GameThing[]; places: readonly GamePlace[]; isReady: boolean }
/** A place of the wiki, or the reader's own, which has no page. */
type Place = Omit<GamePlace, 'path'> & { path?: string; isOwn?: boolean }

/** What stands where and how many, with a note per place. */
export function MyBuilds({ slot, placeable, places, isReady }: Props) {
  const all = listPlaces(slot, places)
  const pieces = slot.standing.reduce((sum, { count }) => sum + count, 0)
  return (
    <Section title="My builds" id="places" more={pieces > 0 && countOf(pieces, 'thing')}>
      <div className="stack md">
        <AddBuild slot={slot} placeable={placeable} places={all} isReady={isReady} />
        <div className="places-notes">
          {all.map((place) => (
            <PlaceCard key={place.key} {...{ place, slot, placeable, isReady }} />
          ))}
        </div>
      </div>
    </Section>
  )
}

/** Places of the wiki and the reader's own. Removed places that still have entries stay listed. */
function listPlaces({ standing, notes, places: own }: GameSlot, places: readonly GamePlace[]): Place[] {
  const allPlaces: Place[] = [...places, ...own.map((place) => ({ ...place, isOwn: true }))]
  const noted = Object.keys(notes).filter((key) => notes[key] !== '')
  const gone = new Set([...standing.map(({ place }) => place), ...noted].filter((key) => !allPlaces.some((place) => place.key === key)))
  return [...allPlaces, ...[...gone].map((key) => ({ key, name: writeOut(key), isOwn: true }))]
}

type CardProps = Pick<Props, 'slot' | 'placeable' | 'isReady'> & { place: Place }

function PlaceCard({ place: { key, name, path, isOwn }, slot, placeable, isReady }: CardProps) {
  const here = slot.standing.filter(({ place }) => place === key)
  const headId = `place-${key}`
  const saveCount = (thing: string, count: number) => {
    gameStore.updateSlot((now) => putAt(now, { place: key, thing, count }))
    // The focused button disappears with its row.
    if (count === 0) document.getElementById(headId)?.focus()
  }
  return (
    <article className="card stack sm" aria-labelledby={headId}>
      <h3 className="h4" id={headId} tabIndex={-1}>
        {path ? <a href={path}>{name}</a> : name}
      </h3>
      {here.length > 0 && (
        <ul className="standing">
          {here.map(({ thing, count }) => {
            const placeableItem = placeable.find(({ safe_name }) => safe_name === thing)
            const title = placeableItem?.name ?? writeOut(thing)
            return (
              <li key={thing}>
                {placeableItem?.tile && <Tile of={placeableItem.tile} size={34} />}
                {placeableItem ? <a href={placeableItem.path}>{title}</a> : <span>{title}</span>}
                <SavedNumber
                  label={`${title} at ${name}`}
                  name={`${key}-${thing}`}
                  hideLabel
                  value={count}
                  min={1}
                  max={gameLimits.count}
                  step={{ value: count, min: 0, max: gameLimits.count, onStep: (next) => saveCount(thing, next) }}
                  onSave={(next) => next !== null && saveCount(thing, next)}
                />
              </li>
            )
          })}
        </ul>
      )}
      <span className="field needs-js">
        <textarea
          rows={2}
          aria-label={`Note on ${name}`}
          placeholder="Note"
          maxLength={gameLimits.note}
          value={slot.notes[key] ?? ''}
          disabled={!isReady}
          onChange={({ target }) => gameStore.updateSlot((now) => ({ ...now, notes: { ...now.notes, [key]: target.value } }))}
        />
      </span>
      {isOwn && (
        <button className="btn small quiet" type="button" onClick={() => gameStore.updateSlot((now) => removePlace(now, key))}>
          <Icon name="trash" />
          Remove this place<span className="sr">: {name}</span>
        </button>
      )}
    </article>
  )
}
