import { isEmptySlot, type MyGames } from '#model/my-game/my-game.ts'
import { Icon } from '#web/ui/icon.tsx'
import { gameStore } from './game-store.ts'

/** Selects one of the save slots. */
export function SlotPicks({ games, slots, isReady }: { games: MyGames; slots: number; isReady: boolean }) {
  return (
    <fieldset className="picks" disabled={!isReady}>
      <legend>Slot</legend>
      <div className="pick-tiles">
        {Array.from({ length: slots }, (_, index) => {
          const slot = games.slots[index]
          return (
            <label key={index} className="pick-tile slot-pick">
              <input
                type="radio"
                name="slot"
                checked={games.chosen === index}
                onChange={() => gameStore.update((now) => ({ ...now, chosen: index }))}
              />
              <b aria-hidden="true">{index + 1}</b>
              <span>
                <span className="sr">Slot {index + 1}: </span>
                {slot?.name || (slot && !isEmptySlot(slot) ? `Game ${index + 1}` : 'empty')}
              </span>
              <Icon name="check" />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
