import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Smaller files are sent uncompressed. In bytes. */
const minCompressedBytes = 600
const compressible = /\.(html|js|css|svg|json|txt|xml)$/

/** Compressed copies are stored beside a file: "a.css" -> "a.css.gz", "a.css.br". */
export const compressedEndings = ['.gz', '.br'] as const
type Ending = (typeof compressedEndings)[number]

/** Whether a file is served compressed. */
export function isCompressibleFile(file: string, bytes: number): boolean {
  return compressible.test(file) && bytes >= minCompressedBytes
}

/** Compresses a body in every encoding. `quality` is Brotli's. */
export async function compressCopies(body: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Promise<Record<Ending, Buffer>> {
  const [zipped, brotli] = await Promise.all([
    compressGzip(body, { level: 9 }),
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ])
  return { '.gz': zipped, '.br': brotli }
}
