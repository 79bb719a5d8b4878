import { Fragment } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'

type Side<Name extends string> = { name: Name; label: string; unit?: 'coins' | '%'; whole?: boolean; hint?: string | undefined }
type Props<Name extends string> = {
  sides: readonly [Side<Name>, Side<Name>]
  /** What the fields hold, as typed or worked out. */
  fields: Record<Name, string>
  problems: Record<Name, string>
  onType: (from: Name, text: string) => void
}

/** Two numbers that work each other out, with an arrow between them. */
export function LinkedFields<Name extends string>({ sides, fields, problems, onType }: Props<Name>) {
  return sides.map(({ name, ...side }, place) => (
    <Fragment key={name}>
      {place > 0 && (
        <span className="tool-eq" aria-hidden="true">
          <Icon name="arrow-left-right" />
        </span>
      )}
      <NumberField {...side} name={name} text={fields[name]} problem={problems[name]} from onType={(text) => onType(name, text)} />
    </Fragment>
  ))
}
