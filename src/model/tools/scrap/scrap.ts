import { canScrap } from '#model/items/can-scrap.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { findNamed, fittingNames } from '#model/text/fitting-names.ts'
import { maxNumberLength, readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import { scrapMark, scrapValue } from '#model/crafting/scrap-value.ts'
import { toMark, type Certainty, type Mark } from '#model/wiki/certainty.ts'

/** Something a shop sells, which the scrapyard takes back. `value` is in hundredths of a coin, `mark` its own, `version` the one it was read from. */
export type Scrappable = { name: string; safe_name: string; value: number; mark: Mark | null; version: string; modded: boolean }

/** Shares of the price, in percent: as scrap metal, and smelted into a scrap bar. Facts of the wiki. */
export type ScrapRules = { metal: number; bar: number }

const scrapFields = ['price', 'metal', 'bar'] as const
export type ScrapField = (typeof scrapFields)[number]

/** The calculator as its address says it: an item with its price, or one of the three amounts of one piece as typed. */
export type ScrapState = { item: string; quantity: string; from: 'item' | ScrapField; text: string }

export const scrapStart: Omit<ScrapState, 'item'> = { quantity: '1', from: 'item', text: '' }
export const maxPieces = 9999
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

/** Made with what the calculator opens with, where nothing is chosen. */
export const scrapAddress = defineAddress({
  parameters: ['item', 'quantity', 'from', ...scrapFields],
  keepsEmpty: true,
  read(given, opensWith: string): ScrapState {
    const asked = given.get('from')
    // A form without script sends all its fields: the first that is filled in counts.
    const filled = (['item', ...scrapFields] as const)
      .filter((field) => given.has(field))
      .toSorted((one, other) => Number(readFieldText(given, other) !== '') - Number(readFieldText(given, one) !== ''))
    const from = asked === 'item' ? 'item' : (scrapFields.find((field) => field === asked) ?? filled[0] ?? 'item')
    return {
      item: from === 'item' ? readFieldText(given, 'item', 60) || (given.has('item') ? '' : opensWith) : '',
      quantity: given.has('quantity') ? readFieldText(given, 'quantity') : scrapStart.quantity,
      from,
      text: from === 'item' ? '' : readFieldText(given, from, maxNumberLength),
    }
  },
  write({ item, quantity, from, text }: ScrapState, opensWith) {
    return {
      ...(from === 'item' ? (item === opensWith ? {} : { item }) : { [from]: text }),
      ...(quantity === scrapStart.quantity ? {} : { quantity }),
    }
  },
})

/** All amounts of one piece and of so many, in hundredths of a coin; null where nothing can be worked out. */
export function scrapAnswer(rules: ScrapRules, things: readonly Scrappable[], state: ScrapState) {
  const { from, text } = state
  const thing = from === 'item' ? findNamed(things, state.item) : undefined
  const fits = from === 'item' && !thing ? fittingNames(things, state.item) : []
  const { value: typed, problem } = from === 'item' ? { value: null, problem: '' } : readNumber(text, { max: dearest })
  const { value: quantity, problem: quantityProblem } = readNumber(state.quantity, { min: 1, max: maxPieces, whole: true })
  const price = from === 'item' ? (thing?.value ?? null) : typed === null ? null : Math.round(toPrice(rules, from, typed) * 100)
  const one = price === null ? null : { price, metal: scrapValue(price, rules.metal), bar: scrapValue(price, rules.bar) }
  const isTyped = (field: ScrapField) => field === from
  return {
    thing,
    /** Things that may be meant, where the name alone does not tell. */
    fits,
    one,
    quantity,
    all:
      one === null || quantity === null
        ? null
        : {
            price: one.price * quantity,
            metal: one.metal * quantity,
            bar: one.bar * quantity,
            lost: { metal: (one.price - one.metal) * quantity, bar: (one.price - one.bar) * quantity },
            gained: (one.bar - one.metal) * quantity,
          },
    priceMark: thing?.mark ?? null,
    /** That of what the yard leaves. */
    mark: scrapMark(thing?.mark ?? null),
    fields: keyed(scrapFields, (field) => (isTyped(field) ? text : one ? toFieldText(one[field] / 100) : '')),
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

/** The price, in coins, that leaves so much. */
function toPrice(rules: ScrapRules, from: ScrapField, coins: number): number {
  const percent = from === 'price' ? 100 : rules[from]
  return percent > 0 ? (coins * 100) / percent : 0
}
