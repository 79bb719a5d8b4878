import type { RigFields as Fields, readRig } from '#model/tools/rig/rig-address.ts'
import { minOf, rigLimits, thingOf, type RigCount } from '#model/tools/rig/rig-parts.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { Fold } from '#web/features/tools/form/fold.tsx'
import { PickField } from '#web/game-ui/pick-field.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { Tile } from '#web/game-ui/tile.tsx'

export type RigFieldsProps = {
  rules: RigRules
  fields: Fields
  read: ReturnType<typeof readRig>
  /** Prefix of the field names: "b" for the second rig. */
  before: '' | 'b'
  onType: (typed: Partial<Fields>) => void
  onChoose: (chosen: Partial<Fields>) => void
}

/** Count of a part, with its picture and its effect. */
export function PartField({ count, hint, ...props }: RigFieldsProps & { count: RigCount; hint?: React.ReactNode }) {
  const { rules, fields, read, before, onType, onChoose } = props
  const thing = thingOf(rules, read, count)
  const value = read.rig?.[count] ?? null
  const label = `${thing?.name ?? count}s`
  return (
    <div className={`rig-part ${count}`}>
      {thing && <Tile of={thing.safe_name} size={52} eager />}
      <NumberField
        label={label}
        stepName={before ? `${label} of the second rig` : undefined}
        name={`${before}${count}`}
        whole
        text={fields[count]}
        problem={read.problems[count]}
        step={{ value, min: minOf(count), max: rigLimits[count], onStep: (next) => onChoose({ [count]: String(next) }) }}
        onType={(text) => onType({ [count]: text })}
      />
      {hint && <p className="after">{hint}</p>}
    </div>
  )
}

/** The type of drill, and the values the reader enters where no fact has them. */
export function DrillFields(props: RigFieldsProps) {
  const { rules, fields, read, before, onType, onChoose } = props
  const { drill } = read
  const own = [
    ...(drill.pace ? [] : [{ name: 'clumps' as const, label: 'Clumps per minute' }]),
    ...(drill.weight ? [] : [{ name: 'weight' as const, label: 'Weight of a clump' }]),
    ...(drill.quality ? [] : [{ name: 'quality' as const, label: 'Quality of the dirt' }]),
    ...(drill.shardLoss === null
      ? []
      : [{ name: 'lasts' as const, label: 'Minutes a shard lasts in it', hint: 'Default: same as in a tank.' }]),
  ]
  return (
    <>
      <PickField
        label="Drill"
        name={`${before}drill`}
        value={drill.safe_name}
        choices={rules.drills.map(({ safe_name, name }) => ({ value: safe_name, label: name }))}
        onPick={(key) => onChoose({ drill: key })}
      />
      {own.map(({ name, label, hint = 'Enter yours.' }) => (
        <NumberField
          key={name}
          label={label}
          name={`${before}${name}`}
          text={fields[name]}
          problem={read.problems[name]}
          hint={hint}
          onType={(text) => onType({ [name]: text })}
        />
      ))}
    </>
  )
}

/** Order of the tanks in a line; folded: its initial pressure and the water of the washer. */
export function LineFields({ rules, fields, read, before, onType, onChoose }: RigFieldsProps) {
  return (
    <div className="stack md">
      <PickField
        label="Tank position"
        name={`${before}place`}
        value={fields.place}
        choices={[
          { value: 'start', label: 'After the intake' },
          { value: 'end', label: 'After the pipes' },
          { value: 'last', label: 'Last, after the filters' },
        ]}
        onPick={(place) => onChoose({ place })}
      />
      <Fold title="What my gauges show" isFilled={[fields.start, fields.gauge, fields.steps].some(Boolean)}>
        <NumberField
          label="Pressure at the intake"
          name={`${before}start`}
          unit="%"
          text={fields.start}
          problem={read.problems.start}
          placeholder={String(rules.line.base)}
          hint={`Default: ${rules.line.base}.`}
          onType={(start) => onType({ start })}
        />
        <NumberField
          label={`Pressure at the ${rules.parts.washer?.name}s`}
          name={`${before}gauge`}
          unit="%"
          text={fields.gauge}
          problem={read.problems.gauge}
          hint="For Harvesters on their own line. Default: same as the drills."
          onType={(gauge) => onType({ gauge })}
        />
        <NumberField
          label={`Their water quality, 0 to ${rules.cleanSteps}`}
          name={`${before}steps`}
          text={fields.steps}
          problem={read.problems.steps}
          hint={`${rules.cleanSteps} is fully clean. Default: same as the drills.`}
          onType={(steps) => onType({ steps })}
        />
      </Fold>
    </div>
  )
}
