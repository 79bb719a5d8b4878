import { z } from 'zod'
import type { Searched } from './searched.ts'

/** What the rest of the wiki has to know of a kind of thing to read, check, store and find it: one row of `kinds.ts`. */
export type Kind<Shape extends z.ZodObject = z.ZodObject> = {
  /** Its table in the database, and its name in counts. */
  table: string
  /** Folders of `content/` with a YAML file for each thing, and the shape of such a file. */
  yaml?: Record<string, z.ZodObject>
  /** Folders of `content/` with a Markdown file for each thing, and the shape of its front matter. */
  markdown?: Record<string, z.ZodObject>
  /** One YAML file with all things of the kind, and its shape: a single field, which holds the list. */
  list?: Record<string, z.ZodObject>
  /** Other words by which writers call a thing of it: post, run. */
  also?: readonly string[]
  /** Things of it that have a word of their own, because their file has to say more: a guide is a page. */
  special?: Record<string, z.ZodObject>
  /** Everything that is known of a thing. Its fields are the columns of the table. */
  record: Shape
  /** The field, or the fields, by which things of the kind are told apart; others refer to the first. */
  key: readonly [FieldOf<Shape>, ...FieldOf<Shape>[]]
  /** The field that follows from the name of the file. */
  named?: FieldOf<Shape>
  /**
   * The field by which addresses and the API have things of the kind. Who changes it leaves what it was in the file, under `was`: the
   * old address then leads to the new one.
   */
  called?: FieldOf<Shape>
  /** The thing whose name stands in the address as well, and the record as it would be if that were called otherwise. */
  within?: { kind: string; of(record: z.infer<Shape>): string | undefined; move(record: z.infer<Shape>, name: string): z.infer<Shape> }
  /** Fields that name things of another kind: field -> that kind. A list may be of objects: "input.name". */
  references?: Record<string, string>
  /**
   * How a text names a thing of it, by its table and key: `link` where `:item[gold-bar]` leads to its page, and its name alone does; `value`
   * where `:value[item/shovel.price]` is a field of it. `price` is the field that holds a price, where that is not called `value`.
   */
  inText?: { link?: true; value?: true; price?: FieldOf<Shape> }
  /** Fields that a writer fills with Markdown, or with text that takes its numbers by reference. */
  prose?: { [Field in FieldOf<Shape>]?: 'html' | 'numbers' }
  /** The page of a thing on this site. */
  address?(record: z.infer<Shape>): string
  /** How search finds and shows it. */
  search?: Searched
  /** Where the dump of everything holds them. */
  dump?: Dumped
  /** The page that stands in the sitemap, for things that have one of their own. */
  page?(record: z.infer<Shape>): string | null
  /** The fields from which that follows, so that nobody needs to read the others of fifty thousand things. */
  pageFrom?: readonly FieldOf<Shape>[]
  /** Columns that are worked out from a record, so that queries can look up by them. */
  columns?: { shape: z.ZodRawShape; of(record: z.infer<Shape>): Record<string, unknown> }
}

/**
 * A list of the dump: its name, its place among the others, which is part of the API's contract, and the shape of its things. Where
 * that is made of the record's own fields, the list is read as it is; else `queries/dump.ts` says how.
 */
export type Dumped = { as: string; place: number; shape: z.ZodObject }

/** What one thing of a folder is called: "seed-bags" -> "seed-bag" */
export function toKind(folder: string): string {
  return folder.replace(/s$/, '')
}

type FieldOf<Shape extends z.ZodObject> = Extract<keyof z.infer<Shape>, string>

/** A row of `kinds`, checked as it is written: its fields are fields of its record. */
export function defineKind<Shape extends z.ZodObject, const Row extends Kind<Shape>>(
  row: Row & { record: Shape },
): Row & { record: Shape } {
  const { called, yaml, markdown, special, record } = row
  if (called === undefined) return row
  const was = z.array(record.shape[called]).default([]).meta({ description: 'What it was called before, as it stood in addresses.' })
  const withWas = (shapes: Record<string, z.ZodObject>) =>
    Object.fromEntries(Object.entries(shapes).map(([folder, shape]) => [folder, shape.extend({ was })]))
  return {
    ...row,
    ...(yaml && { yaml: withWas(yaml) }),
    ...(markdown && { markdown: withWas(markdown) }),
    ...(special && { special: withWas(special) }),
  }
}
