import type { z } from 'zod'
import type { Certainty } from '#model/wiki/provenance.ts'

/** How search shows a thing, and the words it is found by. What a row does not say follows from the record (see `showFound`). */
export type Shown = {
  name: string
  /** Other names. */
  alias: string
  /** Search keywords besides its name. */
  keywords: readonly string[]
  /** What it is about, in plain text. */
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
  /** Of a shop, its town. */
  town: string
  /** Of an item that has a price, its number: what it takes to put it on a list. */
  priced: number | null
}

/** What search has to know of a kind. */
export type Searched = {
  /** Its name in answers. */
  as: string
  /** What is answered. Readers tell the kinds of hits apart by the exact list of fields, so each kind has its own. */
  hit: z.ZodObject
  /** Of equal names, what a player more likely means comes first. */
  weight: number
  /** The order in which its things are listed: by this field, upwards or down. Else by number. */
  order?: readonly [field: string, direction: 'asc' | 'desc']
  /** True where its things come after all others that are found as well. */
  last?: true
  /** Fields of the hit that another kind knows: queries bring them along. */
  joined?: z.ZodObject
  show?(thing: object): Partial<Shown>
}

/** A record with what is joined to it; where nothing is, any field could be. */
type Known<Own, Joined> = string extends keyof Joined ? Own : Omit<Own, keyof Joined> & Joined

type Row<Thing, Joined, Hit, As> = Omit<Searched, 'show' | 'joined' | 'hit' | 'as'> & {
  as: As
  hit: Hit
  joined?: Joined
  show?(thing: Thing): Partial<Shown>
}

/** A row of search, checked as it is written: what it shows is made of the record and of what is joined to it. */
export function defineSearched<
  Shape extends z.ZodObject,
  Hit extends z.ZodObject,
  const As extends string,
  Joined extends z.ZodObject = z.ZodObject,
>(_record: Shape, row: Row<Known<z.infer<Shape>, z.infer<Joined>>, Joined, Hit, As>): Row<never, Joined, Hit, As> {
  return row
}

/** How a thing is shown where its kind says nothing else: by its name and description. */
export function showFound(searched: Pick<Searched, 'show'>, thing: Record<string, unknown>): Shown {
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
