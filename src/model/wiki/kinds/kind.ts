import { z } from 'zod'
import type { Searched } from './searched.ts'

/** Definition of a kind of thing: how it is read, checked, stored and searched. One row of `kinds.ts`. */
export type Kind<Shape extends z.ZodObject = z.ZodObject> = {
  /** Name of the database table, also in counts. */
  table: string
  /** Folders with a YAML file per thing, with the shape of the files. */
  yaml?: Record<string, z.ZodObject>
  /** Folders with a Markdown file per thing, with the shape of the front matter. */
  markdown?: Record<string, z.ZodObject>
  /** A YAML file with all things, with its shape: a single field with the list. */
  list?: Record<string, z.ZodObject>
  /** Other names in `wiki new`: post, run. */
  also?: readonly string[]
  /** Special sorts with additional fields in `wiki new`: a guide is a page. */
  special?: Record<string, z.ZodObject>
  /** The record; its fields are the columns of the table. */
  record: Shape
  /** The key fields; references use the first. */
  key: readonly [FieldOf<Shape>, ...FieldOf<Shape>[]]
  /** The field that comes from the file name. */
  named?: FieldOf<Shape>
  /**
   * The field that names a thing in addresses and the API. When it changes, the file lists the former value under `was`, and the old
   * address redirects to the new one.
   */
  called?: FieldOf<Shape>
  /** Another thing in the address, and the record with that thing's former name. */
  within?: { kind: string; of(record: z.infer<Shape>): string | undefined; move(record: z.infer<Shape>, name: string): z.infer<Shape> }
  /** Fields that refer to things: field -> kind. For lists of objects: "input.name". */
  references?: Record<string, string>
  /**
   * How texts refer to a thing, by table and key: with `link`, `:item[gold-bar]` and its plain name link to its page; with `value`,
   * `:value[item/shovel.price]` is one of its fields. `price`: the field with the price, if it is not `value`.
   */
  inText?: { link?: true; value?: true; price?: FieldOf<Shape> }
  /** Fields with Markdown ('html') or plain text with references to numbers ('numbers'). */
  prose?: { [Field in FieldOf<Shape>]?: 'html' | 'numbers' }
  /** The path of a thing, also of one within another page. */
  address?(record: z.infer<Shape>): string
  /** For the search. */
  search?: Searched
  /** For the dump. */
  dump?: Dumped
  /** The path of the thing's own page, for the sitemap. */
  page?(record: z.infer<Shape>): string | null
  /** The fields that `page` needs, to read only those. */
  pageFrom?: readonly FieldOf<Shape>[]
  /** Derived columns, for queries. */
  columns?: { shape: z.ZodRawShape; of(record: z.infer<Shape>): Record<string, unknown> }
}

/**
 * A list of the dump: its name, its position, which is part of the API's contract, and the shape of its things. `queries/dump.ts` reads
 * lists that need more than the record's own fields.
 */
export type Dumped = { as: string; place: number; shape: z.ZodObject }

/** The singular of a folder: "seed-bags" -> "seed-bag" */
export function toKind(folder: string): string {
  return folder.replace(/s$/, '')
}

type FieldOf<Shape extends z.ZodObject> = Extract<keyof z.infer<Shape>, string>

/** Defines a kind; the types check that its fields exist in the record. */
export function defineKind<Shape extends z.ZodObject, const Row extends Kind<Shape>>(
  row: Row & { record: Shape },
): Row & { record: Shape } {
  const { called, yaml, markdown, special, record } = row
  if (called === undefined) return row
  const was = z.array(record.shape[called]).default([]).meta({ description: 'Its former names in addresses.' })
  const withWas = (shapes: Record<string, z.ZodObject>) =>
    Object.fromEntries(Object.entries(shapes).map(([folder, shape]) => [folder, shape.extend({ was })]))
  return {
    ...row,
    ...(yaml && { yaml: withWas(yaml) }),
    ...(markdown && { markdown: withWas(markdown) }),
    ...(special && { special: withWas(special) }),
  }
}
