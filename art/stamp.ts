import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A build step; `sources` matches the names of the files in this folder that it depends on. */
type Work = { stampFile: string; sources: RegExp; input: unknown; make: () => Promise<unknown> }

/**
 * Runs a build step unless its sources and input are unchanged. The stamp is in the output folder, so deleting the folder rebuilds
 * everything.
 */
export async function unlessStamped({ stampFile, sources, input, make }: Work): Promise<'made' | 'kept'> {
  const mark = createHash('sha256')
    .update(await readSources(sources))
    .update(JSON.stringify(input))
    .digest('hex')
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === mark) return 'kept'
  await make()
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, mark)
  return 'made'
}

async function readSources(sources: RegExp): Promise<string> {
  const files = (await readdir(import.meta.dirname)).filter((file) => sources.test(file) && !file.endsWith('.test.ts'))
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  return texts.join('\n')
}
