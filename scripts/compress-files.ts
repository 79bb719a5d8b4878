import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressCopies, compressedEndings, isCompressibleFile } from '#server/compressed-copies.ts'

/**
 * Writes compressed copies beside the files of folders; the server sends them instead.
 * node scripts/compress-files.ts build/pictures
 */
for (const folder of process.argv.slice(2)) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

async function compress(path: string) {
  if (!isCompressibleFile(path, (await stat(path)).size)) return
  const copies = await compressCopies(await readFile(path))
  await Promise.all(compressedEndings.map((ending) => writeFile(path + ending, copies[ending])))
}
