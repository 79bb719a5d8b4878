import { toPlainDigits } from '#model/text/decimal.ts'
import { defineAddress } from '#model/tools/define-address.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { maxNumberLength, readFieldText, readNumber } from '#model/text/number-input.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { formatDecimal, toValue, toWeight } from './weight-value.ts'
import { worstMark, type Mark } from '#model/wiki/certainty.ts'

/** A good sold by weight; `value` is in hundredths of a coin per unit. */
export type Weighed = { name: string; safe_name: string; group: string; value: number; mark: Mark | null }

/** A row of a load, as typed. */
export type WeighRow = { item: string; weight: string }

/** State of the calculator: one thing with its weight or value as typed, and a load of several. */
export type WeighState = { item: string; from: 'weight' | 'value'; text: string; rows: WeighRow[] }

/** Maximum number of rows of a load. */
export const maxRows = 30
const heaviest = 1e6

/** Default fields. */
const weighStart: Pick<WeighState, 'from' | 'text'> = { from: 'weight', text: '10' }

const places = Array.from({ length: maxRows }, (_, index) => index + 1)
/** Parameters of the rows: `r1`, `w1`, `r2` … */
const rowFields = places.flatMap((place) => [`r${place}`, `w${place}`] as const)

/** URL of the calculator. */
export const weighAddress = defineAddress({
  parameters: ['item', 'from', 'weight', 'value', 'lines', ...rowFields],
  keepsEmpty: true,
  read(params, opensWith: string): WeighState {
    const weight = readFieldText(params, 'weight')
    const value = readFieldText(params, 'value')
    const isValue = params.get('from') === 'value' || (params.get('from') !== 'weight' && weight === '' && params.has('value'))
    const isGiven = params.has('weight') || params.has('value')
    const fields = places.map((place) => ({
      item: readFieldText(params, `r${place}`, 60),
      weight: readFieldText(params, `w${place}`),
    }))
    return {
      item: readFieldText(params, 'item', 60) || opensWith,
      from: isValue ? 'value' : 'weight',
      text: isGiven ? (isValue ? value : weight) : weighStart.text,
      rows: [...fields.filter(({ item, weight: text }) => item !== '' && text !== ''), ...splitLines(params.get('lines') ?? '')].slice(
        0,
        maxRows,
      ),
    }
  },
  write({ item, from, text, rows }: WeighState, opensWith) {
    const isStart = item === opensWith && from === weighStart.from && text === weighStart.text
    return {
      ...(isStart ? {} : { item, [from]: text }),
      ...(rows.length > 0 && { lines: rows.map(({ item: what, weight }) => `${what} ${weight.replace(/[\s;]/g, '')}`.trim()).join(';') }),
    }
  },
})

/** Computes the fields of one thing, and the problem of the typed one. */
export function weighThing({ value: base }: Pick<Weighed, 'value'>, { from, text }: Pick<WeighState, 'from' | 'text'>) {
  const { value: amount, problem } = readNumber(text, { max: from === 'weight' ? heaviest : heaviest * 1000 })
  const weight = amount === null ? null : from === 'weight' ? amount : toWeight(base, amount)
  const value = amount === null ? null : from === 'value' ? amount : toValue(base, amount)
  return {
    weight,
    value,
    fields: { weight: formatField('weight', weight), value: formatField('value', value) },
    problems: { weight: from === 'weight' ? problem : '', value: from === 'value' ? problem : '' },
  }
  function formatField(field: 'weight' | 'value', number: number | null): string {
    return field === from ? text : number === null ? '' : formatDecimal(number)
  }
}

/** Computes the value of each row in hundredths of a coin, and the sums of the shown values. */
export function weighLoad(things: readonly Weighed[], rows: readonly WeighRow[]) {
  const lines = rows.map((row) => {
    const thing = findWeighed(things, row.item)
    const { value: weight, problem } = readNumber(row.weight, { max: heaviest })
    return {
      ...row,
      thing,
      problem: thing ? problem : row.item === '' ? '' : `Nothing sold by weight is called “${row.item}”.`,
      amount: weight,
      value: thing && weight !== null ? Math.round(thing.value * weight) : null,
    }
  })
  const counted = lines.filter(({ value }) => value !== null)
  return {
    lines,
    weight: counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    value: counted.reduce((sum, { value }) => sum + (value ?? 0), 0),
    mark: worstMark(counted.map(({ thing }) => thing?.mark ?? null)),
  }
}

/** Parses pasted text, one row per line or separated by ";": "gold 12.5", "12,5 iron bar", "Ruby: 3" */
export function splitLines(text: string): WeighRow[] {
  return text
    .split(/[\n\r;]+/)
    .map((line) => toPlainDigits(line.replace(/[\t\p{Cc}]/gu, ' ')).trim())
    .filter(Boolean)
    .slice(0, maxRows)
    .map((line) => {
      const match =
        /^(?<item>.*?[^\s:=×])[\s:=×]+(?<weight>-?[\d.,][\d.,'’]*)$/u.exec(line) ?? /^(?<weight>[\d.,]+)[\s×x]+(?<item>.+)$/u.exec(line)
      const words = line.split(/\s+/)
      const last = words.length > 1 ? (words.pop() ?? '') : ''
      const what = match?.groups?.item ?? words.join(' ')
      const weight = match?.groups?.weight ?? last
      return { item: toPlainText(what.trim(), 60), weight: toPlainText(weight.trim(), maxNumberLength) }
    })
}

/** Finds a thing by its name, by its metal ("gold" means the bar), or by a part of its name if only one matches. */
export function findWeighed(things: readonly Weighed[], name: string): Weighed | undefined {
  const safeName = toSafeName(name)
  if (safeName === '') return undefined
  const exact = things.find(({ safe_name }) => safe_name === safeName) ?? things.find(({ safe_name }) => safe_name === `${safeName}-bar`)
  if (exact) return exact
  const [singular, holding] = [safeName.replace(/s$/, ''), things.filter(({ safe_name }) => safe_name.includes(safeName))]
  return holding.length === 1 ? holding[0] : things.find(({ safe_name }) => safe_name === singular)
}
