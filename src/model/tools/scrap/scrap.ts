import { canScrap } from '#model/items/can-scrap.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { findNamed, fittingNames } from '#model/text/fitting-names.ts'
import { maxNumberLength, readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import { scrapMark, scrapValue } from '#model/crafting/scrap-value.ts'
import { toMark, type Certainty, type Mark } from '#model/wiki/certainty.ts'

/** An item that the scrapyard takes. `value` is in hundredths of a coin, `mark` its certainty, `version` the game version of it. */
export type Scrappable = { name: string; safe_name: string; value: number; mark: Mark | null; version: string; modded: boolean }

/** Shares of the price in percent, as scrap metal and as a scrap bar. */
export type ScrapRules = { metal: number; bar: number }

const scrapFields = ['price', 'metal', 'bar'] as const
export type ScrapField = (typeof scrapFields)[number]

/** State of the calculator: an item, or one of the three amounts of one piece as typed. */
export type ScrapState = { item: string; quantity: string; from: 'item' | ScrapField; text: string }

export const scrapStart: Omit<ScrapState, 'item'> = { quantity: '1', from: 'item', text: '' }
export const maxQuantity = 9999
const dearest = 1e8

type Priced = Omit<Scrappable, 'value' | 'mark' | 'version'> & {
  value: number | null
  price_per_weight: boolean
  group: string
  value_certainty: Certainty | null
  value_version: string
}

export function toScrappable(items: readonly Priced[]): Scrappable[] {
  return items.filter(canScrap).map(({ name, safe_name, value, value_certainty, value_version, modded }) => ({
    name,
    safe_name,
    value: value ?? 0,
    mark: toMark(value_certainty),
    version: value_version,
    modded,
  }))
}

/** URL of the calculator. */
export const scrapAddress = defineAddress({
  parameters: ['item', 'quantity', 'from', ...scrapFields],
  keepsEmpty: true,
  read(params, opensWith: string): ScrapState {
    const source = params.get('from')
    // A form without script sends all fields: the first filled one counts.
    const filled = (['item', ...scrapFields] as const)
      .filter((field) => params.has(field))
      .toSorted((a, b) => Number(readFieldText(params, b) !== '') - Number(readFieldText(params, a) !== ''))
    const from = source === 'item' ? 'item' : (scrapFields.find((field) => field === source) ?? filled[0] ?? 'item')
    return {
      item: from === 'item' ? readFieldText(params, 'item', 60) || (params.has('item') ? '' : opensWith) : '',
      quantity: params.has('quantity') ? readFieldText(params, 'quantity') : scrapStart.quantity,
      from,
      text: from === 'item' ? '' : readFieldText(params, from, maxNumberLength),
    }
  },
  write({ item, quantity, from, text }: ScrapState, opensWith) {
    return {
      ...(from === 'item' ? (item === opensWith ? {} : { item }) : { [from]: text }),
      ...(quantity === scrapStart.quantity ? {} : { quantity }),
    }
  },
})

/** Computes all amounts for one piece and for the quantity, in hundredths of a coin. */
export function scrapAnswer(rules: ScrapRules, things: readonly Scrappable[], state: ScrapState) {
  const { from, text } = state
  const thing = from === 'item' ? findNamed(things, state.item) : undefined
  const fits = from === 'item' && !thing ? fittingNames(things, state.item) : []
  const { value: typed, problem } = from === 'item' ? { value: null, problem: '' } : readNumber(text, { max: dearest })
  const { value: quantity, problem: quantityProblem } = readNumber(state.quantity, { min: 1, max: maxQuantity, whole: true })
  const price = from === 'item' ? (thing?.value ?? null) : typed === null ? null : Math.round(toPrice(rules, from, typed) * 100)
  const piece = price === null ? null : { price, metal: scrapValue(price, rules.metal), bar: scrapValue(price, rules.bar) }
  const isTyped = (field: ScrapField) => field === from
  return {
    thing,
    /** Suggestions if the name is ambiguous. */
    fits,
    piece,
    quantity,
    all:
      piece === null || quantity === null
        ? null
        : {
            price: piece.price * quantity,
            metal: piece.metal * quantity,
            bar: piece.bar * quantity,
            lost: { metal: (piece.price - piece.metal) * quantity, bar: (piece.price - piece.bar) * quantity },
            gained: (piece.bar - piece.metal) * quantity,
          },
    priceMark: thing?.mark ?? null,
    /** Certainty of the scrap value. */
    mark: scrapMark(thing?.mark ?? null),
    fields: keyed(scrapFields, (field) => (isTyped(field) ? text : piece ? toFieldText(piece[field] / 100) : '')),
    problems: {
      item:
        from !== 'item' || thing || state.item === ''
          ? ''
          : fits.length > 0
            ? 'Which of these is it?'
            : 'No shop sells an item of that name by the piece.',
      quantity: quantityProblem,
      price: isTyped('price') ? problem : '',
      metal: isTyped('metal') ? problem : '',
      bar: isTyped('bar') ? problem : '',
    },
  }
}

/** The price for an amount, both in coins. */
function toPrice(rules: ScrapRules, from: ScrapField, coins: number): number {
  const percent = from === 'price' ? 100 : rules[from]
  return percent > 0 ? (coins * 100) / percent : 0
}
