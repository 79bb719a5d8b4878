import { Fragment } from 'react'
import type { Certainty } from '#model/wiki/certainty.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { CalculatedHint } from './calculated-hint.tsx'

type Side<Name extends string> = { name: Name; label: string; unit?: 'coins' | '%'; whole?: boolean; hint?: React.ReactNode }
type Props<Name extends string> = {
  sides: readonly [Side<Name>, Side<Name>]
  /** Text of each field, typed or calculated. */
  fields: Record<Name, string>
  problems: Record<Name, string>
  /** The field the reader typed in. The other one is calculated from it, with the certainty `mark`. */
  from: Name
  mark: Certainty | null
  onType: (from: Name, text: string) => void
}

/** Two number fields that determine each other, with an arrow between them. */
export function LinkedFields<Name extends string>({ sides, fields, problems, from, mark, onType }: Props<Name>) {
  return sides.map(({ name, hint, ...side }, index) => (
    <Fragment key={name}>
      {index > 0 && (
        <span className="tool-eq" aria-hidden="true">
          <Icon name="arrow-left-right" />
        </span>
      )}
      <NumberField
        {...side}
        name={name}
        text={fields[name]}
        problem={problems[name]}
        hint={name === from || fields[name] === '' ? hint : <CalculatedHint mark={mark}>{hint}</CalculatedHint>}
        from
        onType={(text) => onType(name, text)}
      />
    </Fragment>
  ))
}
