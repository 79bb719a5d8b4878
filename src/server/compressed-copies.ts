import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this, compressing costs a browser more than it saves. In bytes. */
const worthCompressing = 600
const compressible = /\.(html|js|css|svg|json|txt|xml)$/

/** The compressed copies that lie beside a file, each by the ending of its name. */
export const compressedEndings = ['.gz', '.br'] as const
type Ending = (typeof compressedEndings)[number]

/** True for a file that is sent smaller than it is. */
export function isCompressible(file: string, bytes: number): boolean {
  return compressible.test(file) && bytes >= worthCompressing
}

/** The compressed copies of a file, at the best quality unless another is named: they are made once, and sent often. */
export async function compressCopies(body: Uint8Array, quality = constants.BROTLI_MAX_QUALITY): Promise<Record<Ending, Buffer>> {
  const [zipped, brotli] = await Promise.all([
    compressGzip(body, { level: 9 }),
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ])
  return { '.gz': zipped, '.br': brotli }
}
