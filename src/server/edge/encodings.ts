import { pipeline, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { FileBody, type Body } from './file-body.ts'

/** How a body is sent; a client that names none of the others takes it as it is. */
export type Encoding = Compression | 'identity'
type Compression = 'br' | 'gzip'
/** A body in one encoding, with the headers that go with it: nothing is left to do when it is sent. */
export type Variant = { headers: Record<string, string | number>; body: Body }

/** A body in every encoding. */
export type Encodings = {
  isCompressible: boolean
  /** At once when it is there, else as soon as it is made. */
  find: (encoding: Encoding) => Variant | Promise<Variant>
  /** The same bytes under other headers. */
  withHeaders: (headers: Record<string, string>) => Encodings
}

type Thoroughness = 'quick' | 'thorough'
type Compress = (body: Buffer, thoroughness: Thoroughness) => Promise<Buffer>

/** Below this, compressing costs more than it saves. */
const worthCompressing = 800
const compressibleType = /^(text\/|application\/(json|xml|.*\+(json|xml))|image\/svg)/

const levels: Record<Thoroughness, number> = { quick: 5, thorough: 9 }
const qualities: Record<Thoroughness, number> = { quick: 5, thorough: 10 }
const toBrotli = ({ length }: Body, thoroughness: Thoroughness) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: qualities[thoroughness], [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** A thorough brotli makes a page 8 to 10 % smaller than a quick one, and takes ten to twenty times as long. */
const compressors: Record<Compression, Compress> = {
  br: (body, thoroughness) => compressBrotli(body, toBrotli(body, thoroughness)),
  gzip: (body, thoroughness) => compressGzip(body, { level: levels[thoroughness] }),
}
/** What lies in a file is made quickly: thoroughly, a hundred megabytes take minutes. */
const streams: Record<Compression, (body: FileBody) => Transform> = {
  br: (body) => createBrotliCompress(toBrotli(body, 'quick')),
  gzip: () => createGzip({ level: levels.quick }),
}

/**
 * Makes the encodings of bodies, each when it is first sent: most answers are read by this process alone, or by one kind of client.
 * The first to ask gets a quick one; what is asked for again is worth a thorough one, which is made behind the readers, one at a time.
 */
export function createEncoder() {
  let thoroughOnes: Promise<unknown> = Promise.resolve()

  /** `isLasting`: whether it may be asked for often. */
  return function encode(body: Body, headers: Record<string, string>, isLasting: boolean): Encodings {
    const ready: Partial<Record<Compression, Body>> = {}
    const underWay: Partial<Record<Compression, Promise<Body | undefined>>> = {}
    const improved = new Set<Compression>()
    const isCompressible = body.length >= worthCompressing && compressibleType.test(headers['content-type'] ?? '')

    async function make(encoding: Compression, thoroughness: Thoroughness): Promise<Body> {
      const bytes = body instanceof FileBody ? compressFile(body, encoding) : compressors[encoding](body, thoroughness).then(toSize)
      return (ready[encoding] = await bytes)
    }

    function improve(encoding: Compression) {
      // What can't be made better stays as it is.
      thoroughOnes = thoroughOnes.then(() => make(encoding, 'thorough')).catch(() => {})
    }

    function present(shown: Record<string, string>): Encodings {
      const toVariant = (bytes: Body, encoding?: Compression): Variant => ({
        headers: { ...shown, 'content-length': bytes.length, ...(encoding && { 'content-encoding': encoding }) },
        body: bytes,
      })
      const identity = toVariant(body)
      const variants: Partial<Record<Compression, Variant>> = {}
      const coming: Partial<Record<Compression, Promise<Variant>>> = {}
      const show = (bytes: Body, encoding: Compression) => {
        const shownBefore = variants[encoding]
        return shownBefore?.body === bytes ? shownBefore : (variants[encoding] = toVariant(bytes, encoding))
      }
      return {
        isCompressible,
        withHeaders: present,
        find(encoding) {
          if (encoding === 'identity' || !isCompressible) return identity
          const there = ready[encoding]
          if (!there) {
            underWay[encoding] ??= make(encoding, 'quick').catch(() => undefined)
            return (coming[encoding] ??= underWay[encoding].then((bytes) => (bytes ? show(bytes, encoding) : identity)))
          }
          if (isLasting && !(body instanceof FileBody) && !improved.has(encoding)) {
            improved.add(encoding)
            improve(encoding)
          }
          return show(there, encoding)
        },
      }
    }
    return present(headers)
  }
}

function compressFile(body: FileBody, encoding: Compression): Promise<FileBody> {
  // A failure comes out at the end, where it is waited for.
  return FileBody.from(pipeline(body.read(), streams[encoding](body), () => {}))
}

/** A buffer is often the corner of a larger one, all of which would stay in memory with it. */
export function toSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
