import { chargesFor, rowOfCharges, type Explosive } from '#model/tools/explosions/explosions.ts'
import { readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import { defineAddress } from '#model/tools/define-address.ts'

export type ExplosionState = {
  /** Safe names of the explosives in the drawing. */
  show: string[]
  /** Safe name of the explosive in the row. */
  charge: string
  /** As typed. `from` names which of count and length was typed; the other is computed. */
  count: string
  spacing: string
  length: string
  from: 'count' | 'length'
}

export const maxCharges = 200
export const widestSpacing = 100
const maxRowLength = 10_000
const [firstCount, firstSpacing] = ['4', '4']

/** "?charge=logic-mini-nuke&count=3&spacing=10", or "?length=40&from=length" to compute the count. */
export const explosionAddress = defineAddress({
  parameters: ['show', 'charge', 'count', 'spacing', 'length', 'from'],
  lists: ['show'],
  keepsEmpty: true,
  read(params, explosives: readonly Explosive[]): ExplosionState {
    const named = new Set(params.getAll('show').flatMap((text) => text.split(/[\s,]+/)))
    const shown = explosives.filter(({ item }) => named.has(item)).map(({ item }) => item)
    const length = readFieldText(params, 'length')
    const count = params.has('count') ? readFieldText(params, 'count') : null
    const isFromLength = params.get('from') === 'length' || (params.get('from') === null && length !== '' && !count)
    return {
      show: shown.length > 0 ? shown : explosives.map(({ item }) => item),
      charge: explosives.find(({ item }) => item === params.get('charge'))?.item ?? firstCharge(explosives),
      count: count ?? firstCount,
      spacing: params.has('spacing') ? readFieldText(params, 'spacing') : firstSpacing,
      length,
      from: isFromLength ? 'length' : 'count',
    }
  },
  write: ({ show, charge, count, spacing, length, from }, explosives) => ({
    ...(show.length < explosives.length ? { show: show.join(' ') } : {}),
    ...(charge === firstCharge(explosives) ? {} : { charge }),
    ...(from === 'count' && count !== firstCount ? { count } : {}),
    ...(spacing === firstSpacing ? {} : { spacing }),
    ...(from === 'length' ? { length, from } : {}),
  }),
})

function firstCharge(explosives: readonly Explosive[]): string {
  return explosives[0]?.item ?? ''
}

/** Computes the row of charges, count from length or length from count, and the problems of the fields. Lengths are in blocks. */
export function workOutRow({ count, spacing, length, from }: ExplosionState, explosive: Explosive) {
  const apart = readNumber(spacing, { max: widestSpacing })
  const typedCount = readNumber(count, { min: 1, max: maxCharges, whole: true })
  const typedLength = readNumber(length, { max: maxRowLength })
  const needed = typedLength.value === null || apart.value === null ? null : chargesFor(explosive.hole, apart.value, typedLength.value)
  const charges = from === 'count' ? typedCount.value : needed
  const isTooMany = charges !== null && charges > maxCharges
  const row = charges === null || isTooMany || apart.value === null ? null : rowOfCharges(explosive, charges, apart.value)
  const lengthProblem =
    typedLength.value !== null && apart.value !== null && needed === null
      ? 'Charges on one spot never reach that far.'
      : isTooMany
        ? `That takes more than ${maxCharges} charges.`
        : typedLength.problem
  return {
    charges: row && charges,
    apart: apart.value,
    row,
    problems: { spacing: apart.problem, count: from === 'count' ? typedCount.problem : '', length: from === 'length' ? lengthProblem : '' },
    /** Texts of the fields: the typed one and the computed one. */
    countText: from === 'count' ? count : row && charges !== null ? String(charges) : '',
    lengthText: from === 'length' ? length : row ? toFieldText(row.length) : '',
  }
}
