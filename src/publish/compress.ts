import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Compression = 'br' | 'gzip'
export type Encoding = Compression | 'identity'

/** Smaller bodies are not compressed. In bytes. */
const minBytes = 800
const compressibleType = /^(text\/|application\/(json|xml|.*\+(json|xml))|image\/svg)/

/** Brotli quality 5: 8 to 10 % larger than quality 11, but ten to twenty times as fast. */
const quality = 5
const level = 6

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Whether compression pays for a body of so many bytes. */
export function isCompressibleAnswer(contentType: string | undefined, bytes: number): boolean {
  return bytes >= minBytes && compressibleType.test(contentType ?? '')
}

export function compress(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level })
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}
