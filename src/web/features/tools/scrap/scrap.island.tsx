import { useMemo } from 'react'
import {
  maxQuantity,
  scrapAddress,
  scrapAnswer,
  type ScrapField,
  type Scrappable,
  type ScrapRules,
  type ScrapState,
} from '#model/tools/scrap/scrap.ts'
import { findNamed } from '#model/text/fitting-names.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { roundResult } from '#model/wiki/round-estimate.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { Coins } from '#web/game-ui/coins.tsx'
import { ItemField } from '#web/game-ui/item-field.tsx'
import { CalculatedHint } from '#web/features/tools/form/calculated-hint.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { ScrapBars } from './scrap-bars.tsx'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import '../tools.css'
import '../form/phone-fields.css'
import './scrap.css'

export const scrapSlug = 'scrap'

type Props = {
  things: Scrappable[]
  rules: ScrapRules
  /** Safe name of the item selected by default. */
  opensWith: string
  initial: ScrapState
}

/** Value of a scrapped item as metal and as a bar. Any of the amounts determines the others. */
export function ScrapTool({ things, rules, opensWith, initial }: Props) {
  const shape = useMemo(() => scrapAddress.with(opensWith), [opensWith])
  const { state, form, address, type, choose, reset } = useAddressState(scrapSlug, initial, shape)
  const { thing, fits, quantity, all, priceMark, mark, fields, problems } = scrapAnswer(rules, things, state)
  // If the price is more certain than the scrap rules, the rules explain the result.
  const labels: [field: ScrapField, label: string][] = [
    ['price', 'Price of one'],
    ['metal', `Scrap metal, ${rules.metal}%`],
    ['bar', `Scrap bar, ${rules.bar}%`],
  ]
  // The price has the certainty of the item's file; other fields are typed or calculated.
  const hintOf = (field: ScrapField) => {
    if (field === state.from) return null
    if (field !== 'price' || state.from !== 'item') return <CalculatedHint mark={mark} />
    return priceMark && <CalculatedHint mark={priceMark} />
  }
  const pick = (text: string) => {
    const picked = findNamed(things, text)
    const next: ScrapState = { ...state, from: 'item', item: picked?.name === text ? picked.safe_name : text, text: '' }
    if (picked?.name === text) choose(next)
    else type(next)
  }
  return (
    <ToolForm slug={scrapSlug} label="Scrap value" address={address} formRef={form} onReset={reset}>
      <div className="scrap-what">
        <ItemField
          label="Item"
          name="item"
          text={thing?.safe_name === state.item ? thing.name : state.item}
          items={things}
          match={thing}
          problem={problems.item}
          hint={thing ? `${thing.name}${thing.modded ? ', from a mod' : ''}${describePrice(thing)}.` : 'Or type a price below.'}
          from
          fits={fits}
          addressOf={({ safe_name }) => paths.tool(scrapSlug, shape.write({ ...state, from: 'item', item: safe_name, text: '' }))}
          onType={pick}
        />
        <NumberField
          label="How many"
          name="quantity"
          text={state.quantity}
          problem={problems.quantity}
          whole
          step={{ value: quantity, min: 1, max: maxQuantity, onStep: (value) => choose({ ...state, quantity: String(value) }) }}
          onType={(text) => type({ ...state, quantity: text })}
        />
      </div>
      <div className="scrap-chain">
        {labels.map(([field, label], index) => (
          <div key={field} className="scrap-link">
            {index > 0 && (
              <span className="tool-eq" aria-hidden="true">
                <Icon name="arrow-right" />
              </span>
            )}
            <NumberField
              label={label}
              name={field}
              text={fields[field]}
              problem={problems[field]}
              unit="coins"
              from
              hint={fields[field] !== '' && hintOf(field)}
              onType={(text) => type({ ...state, from: field, item: '', text })}
            />
          </div>
        ))}
      </div>
      <div role="status">
        {all ? (
          <div className="answers">
            <Answer label="Smelted into a scrap bar" isMain note={`${rules.bar}% of what was paid`}>
              <Coins value={all.bar} mark={mark} hasUnit isResult />
            </Answer>
            <Answer label="As scrap metal" note={`${rules.metal}% of what was paid`}>
              <Coins value={all.metal} mark={mark} hasUnit isResult />
            </Answer>
            <Answer label="Smelting adds">
              <Coins value={roundResult(all.bar, mark) - roundResult(all.metal, mark)} mark={mark} hasUnit isResult />
            </Answer>
            <Answer label="You lose" note="even if somebody pays the bar's full worth. No shop is known to buy it.">
              <Coins value={all.lost.bar} mark={mark} hasUnit isResult />
            </Answer>
          </div>
        ) : (
          <p className="tool-empty">Choose an item, or type a price, and how many there are.</p>
        )}
      </div>
      {all && quantity !== null && (
        <ScrapBars
          isOne={quantity === 1}
          title={`${quantity === 1 ? 'One piece' : `${formatNumber(quantity)} pieces`}: price and scrap compared`}
          all={all}
          rules={rules}
          marks={{ price: priceMark, left: mark }}
        />
      )}
      {thing && (
        <p className="weigh-unit">
          <a href={paths.item(thing.safe_name)}>Everything about the {thing.name}</a>
        </p>
      )}
    </ToolForm>
  )
}

function describePrice({ mark, version }: Scrappable): string {
  const sure = mark === 'guess' && 'unconfirmed'
  const of = isOtherVersion(version) && `from ${version}`
  const message = [of, sure].filter(Boolean).join(', ')
  return message && `; its price is ${message}`
}

export { ScrapTool as island }
