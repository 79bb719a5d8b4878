import { isEmptySlot, type MyGames } from '#model/my-game/my-game.ts'
import { Icon } from '#web/ui/icon.tsx'
import { gameStore } from './game-store.ts'

/** Selects one of the save slots. */
export function SlotPicks({ games, slots, isReady }: { games: MyGames; slots: number; isReady: boolean }) {
  return (
    <fieldset className="picks" disabled={!isReady}>
      <legend>Slot</legend>
      <div className="pick-tiles">
        {Array.from({ length: slots }, (_, place) => {
          const slot = games.slots[place]
          return (
            <label key={place} className="pick-tile slot-pick">
              <input
                type="radio"
                name="slot"
                checked={games.chosen === place}
                onChange={() => gameStore.update((now) => ({ ...now, chosen: place }))}
              />
              <b aria-hidden="true">{place + 1}</b>
              <span>
                <span className="sr">Slot {place + 1}: </span>
                {slot?.name || (slot && !isEmptySlot(slot) ? `Game ${place + 1}` : 'empty')}
              </span>
              <Icon name="check" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
