import { isRecord } from '#model/text/is-record.ts'
import { Readable } from 'node:stream'
import { z } from 'zod'

/**
 * Streams an answer as JSON. Lists may be async iterables of parts, so that little of a long answer is in memory. Each part is checked by
 * its shape.
 */
export function sendInParts(shape: z.ZodType, answer: object): Readable {
  return Readable.from(writeValue(shape, answer), { objectMode: false })
}

async function* writeValue(shape: z.core.$ZodType, value: unknown): AsyncGenerator<string> {
  if (shape instanceof z.ZodArray && isStreamed(value)) yield* writeList(shape, value)
  else if (shape instanceof z.ZodObject && isRecord(value)) yield* writeFields(shape, value)
  else yield JSON.stringify(z.encode(shape, value))
}

async function* writeFields({ shape }: z.ZodObject, value: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, field] of Object.entries(shape)) {
    yield `${before}${JSON.stringify(name)}:`
    yield* writeValue(field, value[name])
    before = ','
  }
  yield '}'
}

async function* writeList(shape: z.ZodArray, parts: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const part of parts) {
    if (part.length === 0) continue
    yield before + JSON.stringify(z.encode(shape, part)).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

const isStreamed = (value: unknown): value is AsyncIterable<unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
