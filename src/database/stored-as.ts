import type { z } from 'zod'

export type ColumnType = 'integer' | 'real' | 'text'

/** How values of a shape lie in a column. `as` says what has to be done with them on the way in and out. */
export type StoredAs = { type: ColumnType; nullable: boolean; as: 'itself' | 'bit' | 'json' }

/**
 * Text and numbers as themselves; booleans as 0 and 1, so that both databases store the same thing; lists and nested values as
 * JSON text. Never `jsonb`: it forgets the order of keys, which is part of the API's contract.
 */
export function storedAs(shape: z.core.$ZodType): StoredAs {
  const { def } = shape._zod
  if (isWrapper(def)) return { ...storedAs(def.innerType), ...(def.type === 'nullable' && { nullable: true }) }
  if (def.type === 'string' || def.type === 'enum') return { type: 'text', nullable: false, as: 'itself' }
  if (def.type === 'boolean') return { type: 'integer', nullable: false, as: 'bit' }
  if (def.type === 'number') return { type: isWhole(shape) ? 'integer' : 'real', nullable: false, as: 'itself' }
  return { type: 'text', nullable: false, as: 'json' }
}

function isWrapper(def: z.core.$ZodTypeDef): def is z.core.$ZodTypeDef & { innerType: z.core.$ZodType } {
  return def.type === 'nullable' || def.type === 'default'
}

function isWhole(shape: z.core.$ZodType): boolean {
  const { def } = shape._zod as z.core.$ZodNumber['_zod']
  const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)]
  return checks.some((check) => 'format' in check && (check.format === 'safeint' || check.format === 'int32'))
}

/** A value of a shape as its column holds it: the types beside `storedAs`. */
export type Stored<Shape> =
  Shape extends z.ZodNullable<infer Inner>
    ? Stored<Inner> | null
    : z.infer<Shape> extends boolean
      ? 0 | 1
      : z.infer<Shape> extends string | number
        ? z.infer<Shape>
        : string

/** A row as its columns hold it. */
export type StoredRow<Fields> = { -readonly [Field in keyof Fields]: Stored<Fields[Field]> }

type Column = [field: string, shape: StoredAs]

/** Makes what turns records into rows. Fields that the shape does not have are left out. */
export function createRowWriter(fields: z.core.$ZodShape): (record: object) => Record<string, string | number | null> {
  const columns = listColumns(fields)
  return (record) =>
    Object.fromEntries(columns.map(([field, stored]) => [field, toStored((record as Record<string, unknown>)[field], stored)]))
}

/** Makes what turns rows into records of a shape: its fields, in its order. */
export function createRowReader<const Fields extends z.core.$ZodShape>(
  fields: Fields,
): (row: StoredRow<Fields>) => { -readonly [Field in keyof Fields]: z.infer<Fields[Field]> } {
  const columns = listColumns(fields)
  return (row) =>
    Object.fromEntries(
      columns.map(([field, stored]) => [field, fromStored((row as Record<string, string | number | null>)[field], stored)]),
    ) as { [Field in keyof Fields]: z.infer<Fields[Field]> }
}

function listColumns(fields: z.core.$ZodShape): Column[] {
  return Object.entries(fields).map(([field, shape]) => [field, storedAs(shape)])
}

function toStored(value: unknown, { as, nullable }: StoredAs): string | number | null {
  if (nullable && value === null) return null
  if (as === 'json') return JSON.stringify(value)
  return as === 'bit' ? Number(value) : (value as string | number)
}

function fromStored(value: string | number | null | undefined, { as }: StoredAs): unknown {
  if (value === null || value === undefined || as === 'itself') return value
  return as === 'bit' ? value === 1 : (JSON.parse(String(value)) as unknown)
}
