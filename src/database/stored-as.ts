import type { z } from 'zod'

export type ColumnType = 'integer' | 'real' | 'text'

/** How values of a shape are stored in a column. `as`: the conversion. */
export type StoredAs = { type: ColumnType; nullable: boolean; as: 'itself' | 'bit' | 'json' }

/**
 * Text and numbers are stored unchanged, booleans as 0 and 1 in both databases, lists and objects as JSON text. Not as `jsonb`, which
 * loses the order of keys: it is part of the API's contract.
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

/** The type of a stored value, as `storedAs` defines it. */
export type Stored<Shape> =
  Shape extends z.ZodNullable<infer Inner>
    ? Stored<Inner> | null
    : z.infer<Shape> extends boolean
      ? 0 | 1
      : z.infer<Shape> extends string | number
        ? z.infer<Shape>
        : string

/** The type of a stored row. */
export type StoredRow<Fields> = { -readonly [Field in keyof Fields]: Stored<Fields[Field]> }

type Column = [field: string, shape: StoredAs]
type Values = Readonly<Record<string, unknown>>
export type StoredValue = string | number | null

/** Creates a function that converts records to rows. Drops fields that the shape does not have. */
export function createRowWriter(fields: z.core.$ZodShape): (record: Values) => Record<string, StoredValue> {
  const columns = listColumns(fields)
  return (record) => Object.fromEntries(columns.map(([field, stored]) => [field, toStored(record[field], stored)]))
}

/** Creates a function that converts rows to records with the fields of the shape, in its order. */
export function createRowReader<const Fields extends z.core.$ZodShape>(
  fields: Fields,
): (row: StoredRow<Fields>) => { -readonly [Field in keyof Fields]: z.infer<Fields[Field]> } {
  const read = createFieldReader(fields)
  return (row) => read(row) as { [Field in keyof Fields]: z.infer<Fields[Field]> }
}

/** As `createRowReader`, without types for the fields. */
export function createFieldReader(fields: z.core.$ZodShape): (row: Values) => Record<string, unknown> {
  const columns = listColumns(fields)
  return (row) => Object.fromEntries(columns.map(([field, stored]) => [field, fromStored(row[field], stored)]))
}

function listColumns(fields: z.core.$ZodShape): Column[] {
  return Object.entries(fields).map(([field, shape]) => [field, storedAs(shape)])
}

function toStored(value: unknown, { as, nullable }: StoredAs): StoredValue {
  if (nullable && value === null) return null
  if (as === 'json') return JSON.stringify(value)
  return as === 'bit' ? Number(value) : (value as string | number)
}

function fromStored(value: unknown, { as }: StoredAs): unknown {
  if (value === null || value === undefined || as === 'itself') return value
  return as === 'bit' ? value === 1 : (JSON.parse(value as string) as unknown)
}
