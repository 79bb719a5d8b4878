import { createReadStream } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import { toEtag } from './answer.ts'
import type { Encoding } from './compress.ts'

export const manifestFile = 'manifest.json'

/** A published answer as the manifest describes it. */
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  /** Of the uncompressed body. */
  hash: string
  /** The uncompressed body; the others have `.br` and `.gz` behind their name. Empty for an answer without one. */
  file: string
  /** Length of the body in each encoding that was written. */
  bytes: { identity: number } & Partial<Record<Encoding, number>>
}

/** What a publication folder holds. Written last: a folder without it is not finished. */
export type Manifest = {
  revision: number
  /** When the database got this revision: two databases may count alike. */
  changedAt: string
  /** Of the code and settings that the answers depend on. */
  version: string
  answers: Record<string, StoredAnswer>
}

export const fileEndings: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }

/** An answer in one encoding. What is too long for memory is a stream. */
export type Variant = { headers: OutgoingHttpHeaders; body: Buffer | (() => Readable) }

/** An answer that is ready to be sent, published or rendered. */
export type FinishedAnswer = {
  status: number
  etag: string
  /** Without a body. */
  headers: OutgoingHttpHeaders
  variant: (encoding: Encoding) => Variant | Promise<Variant>
}

/** Everything that one revision of the content looks like. Never changes. */
export type Publication = {
  revision: number
  changedAt: string
  folder: string
  size: number
  find: (path: string) => FinishedAnswer | undefined
}

type Options = {
  /** Room for bodies in memory. */
  maxBytes: number
  /** Where a CDN looks for the revision of an answer; empty for nowhere. */
  tagHeader: string
}

/** Bodies above this part of the room are streamed from disk. */
const maxShare = 1 / 8

/** The headers that say which revision an answer belongs to. */
export function addRevision(headers: Record<string, string>, hash: string, revision: number, tagHeader: string): OutgoingHttpHeaders {
  return {
    ...headers,
    etag: toEtag(hash),
    vary: 'Accept-Encoding',
    [revisionHeader]: String(revision),
    ...(tagHeader && { [tagHeader]: `revision-${revision}` }),
    // The only header of its own that a page can read.
    ...(headers['content-type']?.startsWith('text/html') && { 'server-timing': `revision;desc="${revision}"` }),
  }
}

/** Opens a publication folder. Bodies are read when they are first asked for and stay in memory while there is room. */
export async function openPublication(folder: string, { maxBytes, tagHeader }: Options): Promise<Publication> {
  const { revision, changedAt, answers } = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest
  const bodies = new LRUCache<string, Variant & { body: Buffer }>({ maxSize: maxBytes, sizeCalculation: ({ body }) => body.length + 1 })

  async function read(file: string, headers: OutgoingHttpHeaders, bytes: number): Promise<Variant> {
    const body = await readFile(join(folder, file))
    if (body.length !== bytes) throw new Error(`${join(folder, file)} has ${body.length} bytes, not ${bytes} as published.`)
    const variant = { headers, body }
    bodies.set(file, variant)
    return variant
  }

  function toFinished({ status, headers: stored, hash, file, bytes }: StoredAnswer): FinishedAnswer {
    const headers = addRevision(stored, hash, revision, tagHeader)
    const sets = {
      identity: { ...headers, 'content-length': bytes.identity },
      br: { ...headers, 'content-encoding': 'br', 'content-length': bytes.br },
      gzip: { ...headers, 'content-encoding': 'gzip', 'content-length': bytes.gzip },
    }
    const empty = { headers: sets.identity, body: Buffer.alloc(0) }
    return {
      status,
      etag: toEtag(hash),
      headers,
      variant(wanted) {
        if (bytes.identity === 0) return empty
        const encoding = bytes[wanted] === undefined ? 'identity' : wanted
        const name = file + fileEndings[encoding]
        const cached = bodies.get(name)
        if (cached) return cached
        const length = bytes[encoding] ?? 0
        if (length > maxBytes * maxShare) return { headers: sets[encoding], body: () => createReadStream(join(folder, name)) }
        return read(name, sets[encoding], length)
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

/** The newest publication of this version in a folder of several; undefined where none can be read. */
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
