import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Below this, compressing costs a browser more than it saves. In bytes. */
const worthCompressing = 600

/**
 * Puts compressed copies beside the files of folders, which the server sends instead: once at build, at the best quality.
 * node scripts/compress-files.ts build/pictures
 */
for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|svg|json|txt|xml)$/.test(file))
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

async function compress(path: string) {
  if ((await stat(path)).size < worthCompressing) return
  const bytes = await readFile(path)
  const [zipped, brotli] = await Promise.all([
    compressGzip(bytes, { level: 9 }),
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ])
  await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, brotli)])
}
