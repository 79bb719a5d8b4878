import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf, type Answer } from './answer.ts'
import { compress, isCompressible } from './compress.ts'
import { fileEndings, manifestFile, readRevisionOf, type Manifest, type StoredAnswer } from './publication.ts'
import { toFile } from './to-file.ts'

/** Which API calls each page was rendered from, and the hash of what each call answered. Only the publisher reads it. */
export const callsFile = 'calls.json'
export type CallsOfPages = { pages: Record<string, string[]>; hashes: Record<string, string> }

/** A finished publication on disk, as the next one needs it. */
export type Previous = { folder: string; manifest: Manifest; calls: CallsOfPages }

/** For nginx: leads to the newest publication. */
const currentLink = 'current'
const unfinished = '.tmp'
/** How many finished publications stay: the current one, and the one that an older process may still send from. */
const maxPublications = 2
/** An unfinished folder this old was left by a process that died. Milliseconds. */
const abandonedAfterMs = 600_000

/** Reads what the next publication can reuse; undefined where there is nothing. */
export async function readPrevious(folder: string | undefined): Promise<Previous | undefined> {
  if (folder === undefined) return undefined
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  try {
    const [manifest, calls] = await Promise.all([readJson(manifestFile), readJson(callsFile)])
    return { folder, manifest: manifest as Manifest, calls: calls as CallsOfPages }
  } catch {
    return undefined
  }
}

/** Writes a publication into an unfinished folder; `finish` makes it visible under its name in one step. */
export async function createPublicationWriter(
  parent: string,
  { revision, changedAt, version }: Omit<Manifest, 'answers'>,
  previous?: Previous,
) {
  const name = `${revision}-${version}`
  const folder = join(parent, `${name}.${process.pid}${unfinished}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const answers: Record<string, StoredAnswer> = {}

  const made = new Map<string, Promise<unknown>>()
  function makeFolder(file: string) {
    const path = dirname(join(folder, file))
    const making = made.get(path) ?? mkdir(path, { recursive: true })
    made.set(path, making)
    return making
  }

  async function write(file: string, body: Uint8Array) {
    await makeFolder(file)
    await writeFile(join(folder, file), body)
  }

  /** Published files never change, so a hard link is as good as a copy. */
  async function reuseFile(file: string) {
    if (!previous) return
    const [from, to] = [join(previous.folder, file), join(folder, file)]
    await makeFolder(file)
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE))
  }

  /** Takes an answer over from the previous publication. False where its files are gone. */
  async function reuse(path: string): Promise<boolean> {
    const stored = previous?.manifest.answers[path]
    if (!stored) return false
    try {
      for (const encoding of encodingsOf(stored)) await reuseFile(stored.file + fileEndings[encoding])
    } catch {
      return false
    }
    answers[path] = stored
    return true
  }

  return {
    reuse,

    async add(path: string, { status, headers, body }: Answer) {
      const hash = hashOf(body)
      const before = previous?.manifest.answers[path]
      if (before?.hash === hash && before.status === status && isSame(before.headers, headers) && (await reuse(path))) return
      const type = headers['content-type']
      const file = body.length > 0 ? toFile(path, type?.startsWith('text/html') === true) : ''
      if (file === undefined) throw new Error(`${path} is no address that a file can be named after.`)
      const stored: StoredAnswer = { status, headers, hash, file, bytes: { identity: body.length } }
      if (file) await write(file, body)
      if (isCompressible(type, body.length)) {
        for (const encoding of ['br', 'gzip'] as const) {
          const compressed = await compress(body, encoding)
          stored.bytes[encoding] = compressed.length
          await write(file + fileEndings[encoding], compressed)
        }
      }
      answers[path] = stored
    },

    /** Returns the folder of the finished publication. */
    async finish(calls: CallsOfPages): Promise<string> {
      await write(callsFile, Buffer.from(JSON.stringify(calls)))
      const manifest: Manifest = { revision, changedAt, version, answers }
      await writeToDisk(join(folder, manifestFile), JSON.stringify(manifest))
      const finished = join(parent, name)
      // Of this name, but of another database: two of them count alike.
      await rm(finished, { recursive: true, force: true })
      await rename(folder, finished)
      await syncFolder(parent)
      await pointTo(parent, name)
      await removeOld(parent, name)
      return finished
    },

    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

const encodingsOf = ({ file, bytes }: StoredAnswer) => (file ? (Object.keys(bytes) as (keyof StoredAnswer['bytes'])[]) : [])

function isSame(some: Record<string, string>, others: Record<string, string>): boolean {
  const names = Object.keys(some)
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name])
}

/** The manifest says that all files are there: it must not reach the disk before them. */
async function writeToDisk(path: string, text: string) {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Folders cannot be synced everywhere, and a publication that is lost with the power is made again. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Where links are not allowed, nginx needs the folder's own name; the server does without. */
async function pointTo(parent: string, name: string) {
  const next = join(parent, `${currentLink}.${process.pid}`)
  try {
    await rm(next, { force: true })
    await symlink(name, next, 'junction')
    await rename(next, join(parent, currentLink))
  } catch {
    await rm(next, { force: true })
  }
}

/** Keeps the newest publications, of whichever version, and what others are writing. */
async function removeOld(parent: string, current: string) {
  const found = await Promise.all(
    (await readdir(parent)).map(async (name) => ({
      name,
      writtenAt: (await stat(join(parent, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const finished = found.filter(({ name }) => name !== current && readRevisionOf(name, name.split('-')[1] ?? '') !== undefined)
  const old = finished.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(maxPublications - 1)
  const abandoned = found.filter(({ name, writtenAt }) => name.endsWith(unfinished) && Date.now() - writtenAt > abandonedAfterMs)
  for (const { name } of [...old, ...abandoned]) await rm(join(parent, name), { recursive: true, force: true })
}
