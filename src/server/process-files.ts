import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the file of a child process ("sync/publish-worker.ts"): the built one (scripts/build-server.ts), or the source when running from source. */
export function findProcessFile(source: string): string {
  const { dir, ext } = parse(fileURLToPath(import.meta.url))
  return join(dir, ext === '.ts' ? source : `${parse(source).name}.js`)
}
