import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { z } from 'zod'
import { readContent } from '#content/read-content.ts'
import { Item } from '#model/items/item.ts'
import { SafeName } from '#model/text/safe-name.ts'
import { unknown } from '#model/wiki/certainty.ts'
import { toSafeName } from '#model/text/slugs.ts'

/** What other hosts of the API send: more fields are no harm, wrong ones are. */
const Answer = z.object({
  results: z.array(
    z
      .object(Item.shape)
      .omit({ stores: true })
      .extend({ name: z.string().min(1).max(200), description: z.string().max(5000) }),
  ),
})
/** No wiki is larger than this; an endless answer must not fill the memory. */
const maxBytes = 50 * 1024 * 1024

/**
 * Compares the items of another host of the API with those here. Items that are missing here are written with `write`, as
 * files for review; nothing that is here is ever overwritten. What comes in is not trusted: it is checked and only ever text.
 */
export async function importItems(folder: string, origin: string, write: boolean) {
  const response = await fetch(new URL('/api/items/all/', origin), { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`${origin} answered with ${response.status}.`)
  const answer = Answer.safeParse(parseJson(await readAtMost(response, origin), origin))
  if (!answer.success) throw new Error(`The answer of ${origin} is not of this API:\n${z.prettifyError(answer.error)}`)

  const here = new Map(readContent(folder).items.map((item) => [item.safe_name, item]))
  let nextId = Math.max(0, ...[...here.values()].map(({ id }) => id)) + 1
  let missing = 0
  for (const item of answer.data.results) {
    const safeName = SafeName.safeParse(toSafeName(item.name))
    if (!safeName.success) {
      console.log(`left out: ${JSON.stringify(item.name)} makes no safe name`)
      continue
    }
    const known = here.get(safeName.data)
    if (known) {
      if (known.value !== item.value)
        console.log(`differs: ${known.name} costs ${String(known.value)} here and ${String(item.value)} there (hundredths of a coin)`)
      continue
    }
    missing += 1
    console.log(`missing here: ${item.name}`)
    const path = join(folder, 'items', `${safeName.data}.yaml`)
    if (!write || existsSync(path)) continue
    const source = { source: `Imported from ${new URL(origin).host}`, certainty: 'guess' }
    const { name, description, value, modded } = item
    writeFileSync(
      path,
      stringify({
        id: nextId++,
        name,
        group: 'other',
        description,
        value,
        modded,
        sources: { name: source, description: source, value: value === null ? { ...source, certainty: unknown } : source },
        checked: new Date().toISOString().slice(0, 10),
      }),
    )
  }
  console.log(
    `${answer.data.results.length} items there, ${missing} of them missing here${write ? ' and written for review' : '; --write writes them'}.`,
  )
}

/** Reads no further than the limit: an endless answer is let go, not collected. */
async function readAtMost(response: Response, origin: string): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error(`The answer of ${origin} is larger than any wiki (${maxBytes / 1024 / 1024} MB).`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The answer of ${origin} is no JSON. Is this the address of a wiki with this API?`)
  }
}
