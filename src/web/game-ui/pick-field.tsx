import { Tile } from './tile.tsx'

export type Choice = { value: string; label: string; group?: string }

type Props = {
  label: string
  name: string
  value: string
  choices: readonly Choice[]
  /** Safe name of the item pictured before the field. */
  tile?: string | undefined
  hint?: React.ReactNode
  hideLabel?: boolean
  onPick: (value: string) => void
}

/** Select with optional groups. */
export function PickField({ label, name, value, choices, tile, hint, hideLabel = false, onPick }: Props) {
  const id = `field-${name}`
  const groups = [...new Set(choices.map(({ group = '' }) => group))]
  return (
    <div className="pick-field">
      <label className={hideLabel ? 'sr' : 'num-label'} htmlFor={id}>
        {label}
      </label>
      <div className="num-row">
        {tile !== undefined && <Tile of={tile} eager />}
        <span className="field">
          <select id={id} name={name} value={value} onChange={({ target }) => onPick(target.value)}>
            {groups.map((group) => {
              const options = choices
                .filter((choice) => (choice.group ?? '') === group)
                .map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))
              return group === '' ? (
                options
              ) : (
                <optgroup key={group} label={group}>
                  {options}
                </optgroup>
              )
            })}
          </select>
        </span>
      </div>
      {hint && <p className="num-said">{hint}</p>}
    </div>
  )
}
