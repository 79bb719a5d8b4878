import { countAt, nameOfPlace } from '#model/my-game/standing.ts'
import type { RigFields } from '#model/tools/rig/rig-address.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { toStandingRig } from '#model/tools/rig/rig-standing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useGameSlot } from './use-game-slot.ts'

type Props = { rules: RigRules; fields: RigFields; onTake: (rig: Partial<RigFields>) => void }

/** Button that fills the planner with the machines at a place of the reader's game. Places without a drill are skipped. */
export function FillFromRig({ rules, fields, onTake }: Props) {
  const slot = useGameSlot()
  const places = [...new Set(slot.standing.map(({ place }) => place))].flatMap((place) => {
    const rig = toStandingRig(rules, (safeName) => countAt(slot, place, safeName))
    const isThere = rig && Object.entries(rig).every(([name, text]) => fields[name as keyof RigFields] === text)
    return rig && !isThere ? [{ place, rig, name: nameOfPlace(slot, place) }] : []
  })
  if (places.length === 0) return null
  return (
    <p className="row">
      {places.map(({ place, rig, name }) => (
        <button key={place} className="btn small" type="button" onClick={() => onTake(rig)}>
          <Icon name="check" />
          As it stands at {name}
        </button>
      ))}
    </p>
  )
}
