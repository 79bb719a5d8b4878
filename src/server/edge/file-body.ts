import { createHash } from 'node:crypto'
import { closeSync, createReadStream, mkdtempSync, openSync, readSync, rmSync, write } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

const writeTo = promisify(write)

/** Closed once nobody holds them, which frees their room: the last reader may still be at it when the cache has let go. */
const files = new FinalizationRegistry<number>((file) => closeSync(file))
/** Whoever is reading holds what it reads from. */
const beingRead = new Map<Readable, FileBody>()

/** The body of an answer that is too long to be kept in memory: a file without a name, of which nothing is left when the process ends. */
export class FileBody {
  readonly #file = openNameless()
  readonly #hash = createHash('sha1')
  length = 0

  private constructor() {
    files.register(this, this.#file)
  }

  /** Writes down all that comes. */
  static async from(pieces: AsyncIterable<Uint8Array>): Promise<FileBody> {
    const body = new FileBody()
    for await (const piece of pieces) {
      body.#hash.update(piece)
      for (let from = 0; from < piece.length;) {
        const { bytesWritten } = await writeTo(body.#file, piece, from, piece.length - from, body.length)
        from += bytesWritten
        body.length += bytesWritten
      }
    }
    return body
  }

  hash(): string {
    return this.#hash.copy().digest('base64url')
  }

  /** From the beginning, for each who reads. */
  read(): Readable {
    const pieces = createReadStream('', { fd: this.#file, start: 0, autoClose: false })
    beingRead.set(pieces, this)
    return pieces.once('close', () => beingRead.delete(pieces))
  }

  readWhole(): Buffer {
    const whole = Buffer.allocUnsafeSlow(this.length)
    for (let at = 0; at < this.length;) at += readSync(this.#file, whole, at, this.length - at, at)
    return whole
  }

  toString(): string {
    return this.readWhole().toString()
  }
}

export type Body = Buffer | FileBody

/** What is longer goes on in a file. In bytes. */
const mostInMemory = 4 * 1024 * 1024

/** In memory as far as it may be long, and in a file from there on: how long an answer is, nobody knows before it ends. */
export async function takeIn(pieces: AsyncIterable<Uint8Array>): Promise<Body> {
  const coming = pieces[Symbol.asyncIterator]()
  const taken: Uint8Array[] = []
  try {
    for (let length = 0; length <= mostInMemory;) {
      const next = await coming.next()
      if (next.done) return Buffer.concat(taken)
      taken.push(next.value)
      length += next.value.length
    }
    return await FileBody.from(chain(taken, coming))
  } finally {
    // Whoever tells it may hold a connection to the database: it must hear that nobody listens any more.
    await coming.return?.()
  }
}

async function* chain(taken: Uint8Array[], coming: AsyncIterator<Uint8Array>) {
  yield* taken
  yield* { [Symbol.asyncIterator]: () => coming }
}

export const toBytes = (body: Body): Buffer => (body instanceof FileBody ? body.readWhole() : body)

function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'wiki-answer-'))
  try {
    return openSync(join(folder, 'body'), 'w+')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
