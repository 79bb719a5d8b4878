import { useSyncExternalStore } from 'react'
import { plannerUrl, describeHandIns } from '#model/my-game/hand-ins.ts'
import { chosenSlot, countHad, gameLimits, has, tick, type CollectedKind, type GameSlot } from '#model/my-game/my-game.ts'
import { everyBlueprint, type PlanBlueprint } from '#model/tools/blueprint-planner/blueprint-planner.ts'
import { paths } from '#model/wiki/paths.ts'
import { rulesOfTool } from '#model/tools/rules-of-tool.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Section } from '#web/ui/section.tsx'
import { CollectedThings } from './collected-things.tsx'
import { GameFiles } from './game-files.tsx'
import { gameStore } from './game-store.ts'
import type { GameThing } from './game-thing.ts'
import type { GamePlace, GameThings } from './game-things.ts'
import { SavedNumber } from './saved-number.tsx'
import { kindTitles } from './kind-titles.ts'
import { MyBuilds } from './my-builds.tsx'
import { SlotPicks } from './slot-picks.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './my-game.css'

type Props = { things: GameThings; placeable: GameThing[]; places: GamePlace[]; blueprints: PlanBlueprint[]; slots: number }

/** The reader's own game by slot: what they have, and what stands where. Without script it lists what there is to collect. */
export function MyGame({ things, placeable, places, blueprints, slots }: Props) {
  const { games, isDamaged, isSaved, before } = useSyncExternalStore(gameStore.subscribe, gameStore.read, gameStore.readOnServer)
  const isReady = useIsReady()
  const slot = chosenSlot(games)
  const changeSlot = (next: Partial<GameSlot>) => gameStore.updateSlot((now) => ({ ...now, ...next }))
  const left = describeHandIns(blueprints, slot.have.blueprint, everyBlueprint)
  const more: Partial<Record<CollectedKind, React.ReactNode>> = {
    blueprint: left && (
      <CertaintyBadge
        of={left.mark}
        at={`${paths.tool('blueprint-planner')}#${rulesOfTool}`}
        calculationUrl={plannerUrl(blueprints, slot.have.blueprint, everyBlueprint)}
      >
        {left.words}
      </CertaintyBadge>
    ),
  }
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
            Your browser’s storage is full. Save your games as a file before you leave.
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
                  onChange={({ target }) => changeSlot({ name: target.value })}
                />
              </span>
            </label>
            <fieldset className="picks" disabled={!isReady}>
              <legend className="sr">Purse</legend>
              <SavedNumber
                key={games.chosen}
                label="Coins"
                name="coins"
                unit="coins"
                value={slot.coins}
                max={gameLimits.coins}
                onSave={(coins) => changeSlot({ coins })}
              />
            </fieldset>
          </div>
        </div>
        <GameFiles games={games} things={things} places={places} canUndo={before.length > 0} />
      </div>
      {kindTitles.map(({ kind, title }) => (
        <Section key={kind} id={kind} title={title} more={`${countHad(slot, kind, things[kind])} of ${things[kind].length}`}>
          {more[kind] && <p className="soft">{more[kind]}</p>}
          <CollectedThings
            things={things[kind]}
            isReady={isReady}
            isHad={(safeName) => has(slot, kind, safeName)}
            onTick={(safeName) => gameStore.updateSlot((now) => tick(now, kind, safeName))}
          />
        </Section>
      ))}
      <MyBuilds key={games.chosen} slot={slot} placeable={placeable} places={places} isReady={isReady} />
    </div>
  )
}

export { MyGame as island }
