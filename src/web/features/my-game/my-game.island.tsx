import { useSyncExternalStore } from 'react'
import { tellHandIns } from '#model/my-game/hand-ins.ts'
import { chosenSlot, gameLimits, has, tick, type CollectedKind, type GameSlot } from '#model/my-game/my-game.ts'
import { everyBlueprint, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Section } from '#web/ui/section.tsx'
import { CollectedThings } from './collected-things.tsx'
import { CoinsField } from './coins-field.tsx'
import { GameFiles } from './game-files.tsx'
import { gameStore } from './game-store.ts'
import type { GameThings } from './game-things.ts'
import { kindWords } from './kind-words.ts'
import { SlotPicks } from './slot-picks.tsx'
import './my-game.css'

type Props = { things: GameThings; blueprints: PlanBlueprint[]; slots: number }

/** A reader's own game, slot by slot: what they have, what stands where. Without script it lists what there is to collect. */
export function MyGame({ things, blueprints, slots }: Props) {
  const { games, isDamaged, isSaved, before } = useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer)
  const isReady = useIsReady()
  const slot = chosenSlot(games)
  const change = (next: Partial<GameSlot>) => gameStore.updateSlot((now) => ({ ...now, ...next }))
  const left = tellHandIns(blueprints, slot.have.blueprint, everyBlueprint)
  const more: Partial<Record<CollectedKind, string>> = { blueprint: left }
  return (
    <div className="stack lg my-game">
      <div className="card stack md">
        {isDamaged && (
          <p className="tool-empty" role="alert">
            What was kept here could not be read. The next change puts it aside; nothing of it is thrown away.
          </p>
        )}
        {!isSaved && (
          <p className="tool-empty" role="alert">
            This browser keeps nothing more: save your games as a file before you leave.
          </p>
        )}
        <p className="tool-empty no-js-only">Ticking needs script. What there is to collect stands below, with its pages.</p>
        <div className="stack md needs-js">
          <SlotPicks games={games} slots={Math.max(slots, games.slots.length)} isReady={isReady} />
          <div className="tool-fields">
            <label className="num-field">
              <span className="num-label">Name of this game</span>
              <span className="field">
                <input
                  type="text"
                  maxLength={gameLimits.name}
                  value={slot.name}
                  disabled={!isReady}
                  onChange={({ target }) => change({ name: target.value })}
                />
              </span>
            </label>
            <CoinsField key={`${games.chosen} ${slot.coins}`} coins={slot.coins} isReady={isReady} onType={(coins) => change({ coins })} />
          </div>
        </div>
        <GameFiles games={games} things={things} canUndo={before.length > 0} />
      </div>
      {kindWords.map(({ kind, title }) => (
        <Section
          key={kind}
          id={kind}
          title={title}
          more={`${things[kind].filter(({ safe_name }) => has(slot, kind, safe_name)).length} of ${things[kind].length}`}
        >
          {more[kind] && <p className="soft">{more[kind]}</p>}
          <CollectedThings
            things={things[kind]}
            isReady={isReady}
            isHad={(thing) => has(slot, kind, thing)}
            onTick={(thing) => gameStore.updateSlot((now) => tick(now, kind, thing))}
          />
        </Section>
      ))}
      <Section title="What stands where" id="places">
        <div className="places-notes">
          {things.parcel.map(({ name, safe_name }) => (
            <div key={safe_name} className="num-field">
              <label className="num-label" htmlFor={`note-${safe_name}`}>
                {name}
              </label>
              <span className="field">
                <textarea
                  id={`note-${safe_name}`}
                  rows={4}
                  maxLength={gameLimits.note}
                  value={slot.notes[safe_name] ?? ''}
                  disabled={!isReady}
                  onChange={({ target }) => change({ notes: { ...slot.notes, [safe_name]: target.value } })}
                />
              </span>
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}

export { MyGame as island }
