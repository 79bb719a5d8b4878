import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashBody, type Answer } from './answer.ts'
import { compress, isCompressibleAnswer, type Compression } from './compress.ts'
import { fileEndings, manifestFile, readRevisionOf, type Manifest, type StoredAnswer } from './publication.ts'
import { toFile } from './to-file.ts'

/** Which API calls each page was rendered from, and the hash of each call's answer. Read by the next publication. */
export const callsFile = 'calls.json'
export type CallsOfPages = { pages: Record<string, string[]>; hashes: Record<string, string> }

/** The previous publication. */
export type Previous = { folder: string; manifest: Manifest; calls: CallsOfPages }

/** Symbolic link to the newest publication, for nginx. */
const currentLink = 'current'
const unfinished = '.tmp'
/** Finished publications that are kept: the current one, and one that another process may still serve. */
const maxPublications = 2
/** Unfinished folders older than this are deleted: their process has died. */
const abandonedAfterMs = 600_000

/** Reads the previous publication; undefined where it cannot be read. */
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

  const created = new Map<string, Promise<unknown>>()
  function makeFolder(file: string) {
    const path = dirname(join(folder, file))
    const creating = created.get(path) ?? mkdir(path, { recursive: true })
    created.set(path, creating)
    return creating
  }

  async function write(file: string, body: Uint8Array) {
    await makeFolder(file)
    await writeFile(join(folder, file), body)
  }

  /** Hard-links a file of the previous publication, as published files never change; copies it where links are not supported. */
  async function reuseFile(file: string) {
    if (!previous) return
    const [from, to] = [join(previous.folder, file), join(folder, file)]
    await makeFolder(file)
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE))
  }

  /** Reuses an answer of the previous publication. False where its files are missing. */
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
      const hash = hashBody(body)
      const before = previous?.manifest.answers[path]
      if (before?.hash === hash && before.status === status && haveSameValues(before.headers, headers) && (await reuse(path))) return
      const type = headers['content-type']
      const file = body.length > 0 ? toFile(path, type?.startsWith('text/html') === true) : ''
      if (file === undefined) throw new Error(`${path} cannot be published: it has no valid file name.`)
      const stored: StoredAnswer = { status, headers, hash, file, bytes: { identity: body.length } }
      if (file) await write(file, body)
      if (isCompressibleAnswer(type, body.length)) {
        const writeCompressed = async (encoding: Compression) => {
          const compressed = await compress(body, encoding)
          stored.bytes[encoding] = compressed.length
          await write(file + fileEndings[encoding], compressed)
        }
        await Promise.all([writeCompressed('br'), writeCompressed('gzip')])
      }
      answers[path] = stored
    },

    /** Returns the folder of the finished publication. */
    async finish(calls: CallsOfPages): Promise<string> {
      await write(callsFile, Buffer.from(JSON.stringify(calls)))
      const manifest: Manifest = { revision, changedAt, version, answers }
      await writeToDisk(join(folder, manifestFile), JSON.stringify(manifest))
      const finished = join(parent, name)
      // Left by another database with the same revision number.
      await rm(finished, { recursive: true, force: true })
      await rename(folder, finished)
      await syncFolder(parent)
      await pointTo(parent, name)
      return finished
    },

    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

const encodingsOf = ({ file, bytes }: StoredAnswer) => (file ? (Object.keys(bytes) as (keyof StoredAnswer['bytes'])[]) : [])

function haveSameValues(some: Record<string, string>, others: Record<string, string>): boolean {
  const names = Object.keys(some)
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name])
}

/** Writes and syncs the manifest, which marks a publication as complete. */
async function writeToDisk(path: string, text: string) {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Ignores errors: not every system can sync a folder. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Moves the `current` link. Ignores errors: only nginx needs it. */
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

/** Deletes publications of all versions older than the previous one, and abandoned unfinished folders. `current`: the newest folder. */
export async function removeOldPublications(folder: string) {
  const [parent, current] = [dirname(folder), basename(folder)]
  const folders = await Promise.all(
    (await readdir(parent)).map(async (name) => ({
      name,
      writtenAt: (await stat(join(parent, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  const finished = folders.filter(({ name }) => name !== current && readRevisionOf(name, name.split('-')[1] ?? '') !== undefined)
  const old = finished.toSorted((a, b) => b.writtenAt - a.writtenAt).slice(maxPublications - 1)
  const abandoned = folders.filter(({ name, writtenAt }) => name.endsWith(unfinished) && Date.now() - writtenAt > abandonedAfterMs)
  for (const { name } of [...old, ...abandoned]) await rm(join(parent, name), { recursive: true, force: true })
}
