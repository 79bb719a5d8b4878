import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file of one of the server's processes ("sync/sync-worker.ts"): built beside the server (scripts/build-server.ts), or as it is where that runs from its source. */
export function findProcessFile(source: string): string {
  const { dir, ext } = parse(fileURLToPath(import.meta.url))
  return join(dir, ext === '.ts' ? source : `${parse(source).name}.js`)
}
