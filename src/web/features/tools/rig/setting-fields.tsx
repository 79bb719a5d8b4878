import { toFieldText } from '#model/text/number-input.ts'
import { toCoins } from '#model/text/money.ts'
import { clumpsTimed, rigPriceFields, type readSetting, type RigState } from '#model/tools/rig/rig-address.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { Fold } from '#web/features/tools/form/fold.tsx'
import { FillFromBoard } from '#web/features/tools/sell/fill-from-board.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  rules: RigRules
  state: RigState
  read: ReturnType<typeof readSetting>
  onType: (typed: Partial<RigState>) => void
}

/** Values the reader can measure because no source has them, and today's board prices. */
export function SettingFields({ rules, state, read, onType }: Props) {
  const { timed, problems, setting } = read
  return (
    <>
      <Fold title="What I timed with a watch" isFilled={Boolean(state.ten || state.takes || state.belt)}>
        <div className="tool-fields">
          {timed && (
            <NumberField
              label={`Seconds for ${clumpsTimed} clumps of one ${timed.name}`}
              name="ten"
              text={state.ten}
              problem={problems.ten}
              placeholder={toFieldText(clumpsTimed * timed.ticks * rules.assumed.tickSeconds)}
              hint={
                setting && read.isTimed
                  ? `So a tick is ${toFieldText(setting.tickSeconds, 3)} s.`
                  : `Time them with a watch. Default: ${toFieldText(clumpsTimed * timed.ticks * rules.assumed.tickSeconds)}, if a tick is ${toFieldText(rules.assumed.tickSeconds)} s, unconfirmed.`
              }
              onType={(ten) => onType({ ten })}
            />
          )}
          <NumberField
            label={`Clumps one ${rules.parts.washer?.name} washes per minute`}
            name="takes"
            text={state.takes}
            problem={problems.takes}
            placeholder={toFieldText(rules.assumed.washedPerMinute)}
            hint={`Default: ${toFieldText(rules.assumed.washedPerMinute)}, unconfirmed.`}
            onType={(takes) => onType({ takes })}
          />
          <NumberField
            label={`Seconds for ${clumpsTimed} clumps on a full ${rules.parts.belt?.name}`}
            name="belt"
            text={state.belt}
            problem={problems.belt}
            hint={
              setting && setting.carriedPerMinute !== null
                ? `So it carries ${toFieldText(setting.carriedPerMinute, 1)} per minute.`
                : 'Time them at one spot. Default: it carries everything.'
            }
            onType={(belt) => onType({ belt })}
          />
        </div>
      </Fold>
      <Fold title="Prices today" isFilled={state.prices.some(Boolean)}>
        <FillFromBoard goods={rules.kinds.map(({ good }) => good)} prices={state.prices} onTake={(prices) => onType({ prices })} />
        <div className="tool-fields">
          {rules.kinds.map(({ key, label, good, price, mark }, index) => (
            <NumberField
              key={key}
              label={label}
              name={rigPriceFields[index] ?? ''}
              unit="coins"
              text={state.prices[index] ?? ''}
              problem={problems.prices[index] ?? ''}
              placeholder={price === null ? '' : toFieldText(toCoins(price))}
              hint={
                price === null ? (
                  'No base price: enter what a jeweler pays. Without one, it isn’t counted.'
                ) : (
                  <>
                    Sold as {good ?? label.toLowerCase()}, base <CertaintyBadge of={mark}>{toFieldText(toCoins(price))}</CertaintyBadge> per
                    weight.
                  </>
                )
              }
              onType={(typed) => onType({ prices: state.prices.map((old, priceIndex) => (priceIndex === index ? typed : old)) })}
            />
          ))}
        </div>
      </Fold>
    </>
  )
}
