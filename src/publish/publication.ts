import { createReadStream } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { toEtag } from './answer.ts'
import type { Encoding } from './compress.ts'

export const manifestFile = 'manifest.json'

/** Entry of the manifest. */
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  /** Of the uncompressed body. */
  hash: string
  /** File of the uncompressed body; compressed ones add `.br` and `.gz`. Empty for an answer without body. */
  file: string
  /** Length of the body in each encoding that was written. */
  bytes: { identity: number } & Partial<Record<Encoding, number>>
}

/** Lists the answers of a publication. Written last: a folder without it is not finished. */
export type Manifest = {
  revision: number
  /** When the database got this revision; tells equal revision numbers of two databases apart. */
  changedAt: string
  /** Hash of the code and settings that the answers depend on. */
  version: string
  answers: Record<string, StoredAnswer>
}

export const fileEndings: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }

/** Names and values in turn, as `writeHead` sends them fastest. */
export type RawHeaders = string[]

export const toRawHeaders = (headers: Record<string, string>): RawHeaders => Object.entries(headers).flat()

/** An answer in one encoding. Large bodies are streams. */
export type Variant = { headers: RawHeaders; body: Buffer | (() => Readable) }

/** An answer that is ready to be sent, from a publication or rendered on request. */
export type FinishedAnswer = {
  status: number
  etag: string
  /** Headers of a 304. */
  headers: RawHeaders
  variant: (encoding: Encoding) => Variant | Promise<Variant>
}

/** The published answers of one revision. Immutable. */
export type Publication = {
  revision: number
  changedAt: string
  folder: string
  size: number
  find: (path: string) => FinishedAnswer | undefined
}

type Options = {
  /** Limit for bodies in memory. */
  maxBytes: number
  /** Name of the header for the CDN's cache tag; empty for none. */
  tagHeader: string
}

/** Bodies above this share of `maxBytes` are streamed from disk. */
const maxShare = 1 / 8

/** Adds ETag, Vary and the revision to the headers of an answer. */
export function addRevision(headers: Record<string, string>, hash: string, revision: number, tagHeader: string): Record<string, string> {
  return {
    ...headers,
    etag: toEtag(hash),
    vary: 'Accept-Encoding',
    [revisionHeader]: String(revision),
    ...(tagHeader && { [tagHeader]: `revision-${revision}` }),
    // Read by scripts: of its own headers a page can only read Server-Timing.
    ...(headers['content-type']?.startsWith('text/html') && { 'server-timing': `revision;desc="${revision}"` }),
  }
}

/** Opens a publication folder. Bodies are read on first request and cached up to `maxBytes`. Throws where the manifest cannot be read. */
export async function openPublication(folder: string, { maxBytes, tagHeader }: Options): Promise<Publication> {
  const { revision, changedAt, answers } = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest
  const bodies = new LRUCache<string, Variant & { body: Buffer }>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length + 1 })

  async function readVariant(file: string, headers: RawHeaders, bytes: number): Promise<Variant> {
    const body = await readFile(join(folder, file))
    if (body.length !== bytes) throw new Error(`${join(folder, file)} has ${body.length} bytes instead of ${bytes}.`)
    const variant = { headers, body }
    bodies.set(file, variant)
    return variant
  }

  function toFinished({ status, headers: stored, hash, file, bytes }: StoredAnswer): FinishedAnswer {
    const headers = addRevision(stored, hash, revision, tagHeader)
    // Built once: joining a name and hashing it takes longer than finding the body.
    const toSet = (encoding: Encoding) => ({
      name: file + fileEndings[encoding],
      bytes: bytes[encoding] ?? 0,
      headers: toRawHeaders({
        ...headers,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(bytes[encoding] ?? 0),
      }),
    })
    const identity = toSet('identity')
    const sets = {
      identity,
      br: bytes.br === undefined ? identity : toSet('br'),
      gzip: bytes.gzip === undefined ? identity : toSet('gzip'),
    }
    const empty = { headers: identity.headers, body: Buffer.alloc(0) }
    return {
      status,
      etag: toEtag(hash),
      headers: toRawHeaders(headers),
      variant(encoding) {
        const set = sets[encoding]
        if (set.bytes === 0) return empty
        const cached = bodies.get(set.name)
        if (cached) return cached
        if (set.bytes > maxBytes * maxShare) return { headers: set.headers, body: () => createReadStream(join(folder, set.name)) }
        return readVariant(set.name, set.headers, set.bytes)
      },
    }
  }

  const finished = new Map(Object.entries(answers).map(([path, stored]) => [path, toFinished(stored)]))
  return { revision, changedAt, folder, size: finished.size, find: (path) => finished.get(path) }
}

/** "7-0f3a…" -> 7; undefined for a folder of another version or with another name. */
export function readRevisionOf(name: string, version: string): number | undefined {
  const [, number, of] = /^(\d+)-(\w+)$/.exec(name) ?? []
  return of === version ? Number(number) : undefined
}

/** Opens the newest readable publication of this version; undefined where there is none. */
export async function openNewest(parent: string, version: string, options: Options): Promise<Publication | undefined> {
  const names = await readdir(parent).catch(() => [])
  const own = names.filter((name) => readRevisionOf(name, version) !== undefined)
  const newestFirst = own.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
  for (const name of newestFirst) {
    const publication = await openPublication(join(parent, name), options).catch(() => undefined)
    if (publication) return publication
  }
  return undefined
}
