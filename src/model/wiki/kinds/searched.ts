import type { z } from 'zod'
import type { Certainty } from '#model/wiki/provenance.ts'

/** Search words and display of a thing. Defaults come from the record (see `showResult`). */
export type Shown = {
  name: string
  /** Other names. */
  alias: string
  /** Search keywords besides its name. */
  keywords: readonly string[]
  /** Plain text to search. */
  text: string
  /** One line about it. */
  note: string
  modded: boolean
  /** Safe name of its picture, or empty. */
  picture: string
  value: number | null
  value_certainty: Certainty | null
  value_version: string
  price_per_weight: boolean
  /** The town of a shop. */
  town: string
  /** The id of an item with a price, to add it to a list. */
  priced: number | null
}

/** Search definition of a kind. */
export type Searched = {
  /** Its name in answers. */
  as: string
  /** The shape of a hit. Clients recognize kinds by the exact fields, so each kind has its own. */
  hit: z.ZodObject
  /** Rank among equal names. */
  weight: number
  /** Order of the things; by id if undefined. */
  order?: readonly [field: string, direction: 'asc' | 'desc']
  /** True for a kind that comes after all others. */
  last?: true
  /** Fields of the hit from other kinds. */
  joined?: z.ZodObject
  show?(thing: object): Partial<Shown>
}

/** A record with its joined fields. */
type Merged<Own, Joined> = string extends keyof Joined ? Own : Omit<Own, keyof Joined> & Joined

type Row<Thing, Joined, Hit, As> = Omit<Searched, 'show' | 'joined' | 'hit' | 'as'> & {
  as: As
  hit: Hit
  joined?: Joined
  show?(thing: Thing): Partial<Shown>
}

/** Defines the search of a kind; the types check the fields of record and join. */
export function defineSearched<
  Shape extends z.ZodObject,
  Hit extends z.ZodObject,
  const As extends string,
  Joined extends z.ZodObject = z.ZodObject,
>(_record: Shape, row: Row<Merged<z.infer<Shape>, z.infer<Joined>>, Joined, Hit, As>): Row<never, Joined, Hit, As> {
  return row
}

/** Display of a thing; by default from name and description. */
export function showResult(searched: Pick<Searched, 'show'>, thing: Record<string, unknown>): Shown {
  const { name, alias, description, modded, keywords } = thing
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    name: text(name),
    alias: text(alias),
    keywords: Array.isArray(keywords) ? keywords.map(text) : [],
    text: text(description),
    note: text(description),
    modded: modded === true,
    picture: '',
    value: null,
    value_certainty: null,
    value_version: '',
    price_per_weight: false,
    town: '',
    priced: null,
    ...searched.show?.(thing),
  }
}
