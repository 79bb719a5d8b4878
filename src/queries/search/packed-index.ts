import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { FoundKind } from '#model/search/found.ts'
import type { Index } from '#model/search/search-index.ts'

/** Raised when `Index` is stored in another way: what was stored before is then made anew. */
const format = 2
/** Numbers lie at places that can be divided by the bytes of the longest. */
const step = 4
/** Bytes that are taken in together. */
const chunkSize = 1024 * 1024

type Header = { format: number; kinds: FoundKind[]; count: number; averages: number[]; sizes: number[] }

/**
 * An index as one run of bytes, from which it is loaded without making any of it: its lists are looked at where they lie. Compressed, for
 * PostgreSQL sends two letters for each byte.
 */
export function packIndex({ words, names, keywords, kinds, kindAt, flags, weights, letters, wordsOfName }: Index): Uint8Array {
  const texts = [words.terms, names.text, keywords.text].map((text) => Buffer.from(text))
  const lists = [words.termAt, words.listAt, words.held, words.lengths, names.at, keywords.at, kindAt, flags, weights, letters, wordsOfName]
  const parts = [...texts, ...lists.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))]
  const header: Header = { format, kinds, count: words.count, averages: words.averages, sizes: parts.map(({ length }) => length) }
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(step)
  length.writeUInt32LE(json.length)
  return deflateRawSync(Buffer.concat([length, json, ...parts].flatMap((part) => [part, Buffer.alloc(padding(part.length))])))
}

/** Undefined where another version of the wiki packed it, or where it is not whole. */
export function unpackIndex(packed: Uint8Array): Index | undefined {
  const bytes = inflate(packed)
  if (!bytes) return undefined
  let at = 0
  const take = (size: number) => {
    const part = Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(size, bytes.byteLength - at))
    at += size + padding(size)
    return part
  }
  const header = readHeader(take(take(step).readUInt32LE(0)))
  if (header?.format !== format) return undefined
  const { kinds, count, averages, sizes } = header
  if (at + sizes.reduce((sum, size) => sum + size + padding(size), 0) !== bytes.byteLength) return undefined
  const next = sizes.values()
  const part = () => take(next.next().value ?? 0)
  const long = ({ buffer, byteOffset, byteLength } = part()) => new Uint32Array(buffer, byteOffset, byteLength / 4)
  const short = ({ buffer, byteOffset, byteLength } = part()) => new Uint16Array(buffer, byteOffset, byteLength / 2)
  const [terms, names, keywords] = [part().toString(), part().toString(), part().toString()]
  return {
    // In the order in which they were packed.
    words: { count, terms, termAt: long(), listAt: long(), held: part(), lengths: short(), averages },
    names: { text: names, at: long() },
    keywords: { text: keywords, at: long() },
    kinds,
    kindAt: part(),
    flags: part(),
    weights: new Int16Array(short()),
    letters: short(),
    wordsOfName: short(),
  }
}

/** Of what another version packed otherwise, nothing. */
function inflate(packed: Uint8Array): Buffer | undefined {
  try {
    const bytes = inflateRawSync(packed, { chunkSize })
    // Small ones lie somewhere in a larger piece of memory.
    return bytes.byteOffset % step === 0 ? bytes : Buffer.from(Uint8Array.from(bytes).buffer)
  } catch {
    return undefined
  }
}

function readHeader(json: Buffer): Header | undefined {
  try {
    return JSON.parse(json.toString()) as Header
  } catch {
    return undefined
  }
}

const padding = (size: number) => (step - (size % step)) % step
