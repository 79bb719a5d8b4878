import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Which files a work depends on: those of this folder whose name the pattern fits. */
type Work = { stampFile: string; sources: RegExp; input: unknown; make: () => Promise<unknown> }

/**
 * Does a piece of work unless it was done before from the same sources and input.
 * The stamp lies among what was made, so that deleting the folder asks for everything anew.
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
