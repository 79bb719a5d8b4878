import { z } from 'zod'

/** Description and example of a field. */
export type Meta = { description?: string | undefined; example?: unknown }

/** The unwrapped shape at a path, and its description; undefined where the path does not exist. */
export function shapeAt(shape: z.ZodType, path: readonly PropertyKey[]): { inner: z.ZodType | undefined; meta: Meta | undefined } {
  const [{ inner, meta }, [key, ...rest]] = [unwrap(shape), path]
  if (key === undefined) return { inner, meta }
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape as Record<PropertyKey, z.ZodType>)[key]
      : inner instanceof z.ZodArray
        ? (inner.element as z.ZodType)
        : inner instanceof z.ZodRecord
          ? (inner.valueType as z.ZodType)
          : undefined
  return next ? shapeAt(next, rest) : { inner: undefined, meta: undefined }
}

/** Whether a field holds hundredths of a coin, by its description. */
export function isMoney(meta: Meta | undefined): boolean {
  return meta?.description?.startsWith('Hundredths of a coin') ?? false
}

/** Removes default, nullable and optional from a shape. */
export function unwrap(shape: z.ZodType): { inner: z.ZodType; meta: Meta | undefined } {
  const meta = shape.meta() as Meta | undefined
  if (!(shape instanceof z.ZodDefault || shape instanceof z.ZodNullable || shape instanceof z.ZodOptional)) return { inner: shape, meta }
  const { inner, meta: own } = unwrap(shape.unwrap() as z.ZodType)
  return { inner, meta: meta?.description ? meta : own }
}
