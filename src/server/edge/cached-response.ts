import { createHash } from 'node:crypto'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import type { Store } from './addresses.ts'
import { createEncoder, toSize, type Encodings } from './encodings.ts'
import { FileBody, type Body } from './file-body.ts'
import { toEtag } from './seen-revision.ts'

/** All that a page was made from besides its address: calls of the API, each with the hash of what it answered, and the day. */
export type Parts = { calls: [path: string, hash: string][]; day: string }

/** An answer as a route gives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Body; parts?: Parts | undefined }

/** An answer ready to be sent: every encoding is made once, when it is first asked for. */
export type CachedResponse = {
  revision: number
  status: number
  headers: Record<string, string>
  /** Of the body alone. */
  hash: string
  etag: string
  raw: Body
  encodings: Encodings
  /** Where they are known: as long as they say the same, so does the answer. */
  parts: Parts | undefined
}

/** What a server says of the moment and the connection of one answer; cached, it would be said of all the others. */
const ofOneAnswer = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

/** `tagHeader`: where a cache in front looks for what an answer is made from. */
export function createAnswerMaker(tagHeader: string) {
  const encode = createEncoder()

  const toHeaders = (given: Record<string, string>, hash: string, revision: number): Record<string, string> => ({
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !ofOneAnswer.has(name))),
    etag: toEtag(hash, revision),
    vary: `Accept-Encoding, ${revisionHeader}`,
    [revisionHeader]: String(revision),
    ...(tagHeader && { [tagHeader]: `revision-${revision}` }),
    // The one header of its own that a page can read.
    ...(given['content-type']?.startsWith('text/html') && { 'server-timing': `revision;desc="${revision}"` }),
  })

  /** The same answer, which was found to hold at another revision too: nothing of it is compressed or read anew. */
  function restamp(cached: CachedResponse, revision: number): CachedResponse {
    const headers = toHeaders(cached.headers, cached.hash, revision)
    return { ...cached, revision, headers, etag: headers['etag'] ?? '', encodings: cached.encodings.withHeaders(headers) }
  }

  function toCached(
    { status, headers: given, body, parts }: Answer,
    revision: number,
    store: Store,
    before?: CachedResponse,
  ): CachedResponse {
    const hash = body instanceof FileBody ? body.hash() : createHash('sha1').update(body).digest('base64url')
    const headers = toHeaders(given, hash, revision)
    if (before?.hash === hash && before.status === status) {
      const same = restamp(before, revision)
      if (areSame(same.headers, headers)) return { ...same, parts }
    }
    const raw = body instanceof FileBody ? body : toSize(body)
    return { revision, status, headers, hash, etag: headers['etag'] ?? '', raw, encodings: encode(raw, headers, store === 'main'), parts }
  }

  return { toCached, restamp }
}

function areSame(some: Record<string, string>, others: Record<string, string>): boolean {
  const names = Object.keys(some)
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name])
}

/** Whoever asks the API for a name that nothing has gets an empty list: there are as many of them as there are made-up names. */
export function saysNothing({ raw }: CachedResponse): boolean {
  return !(raw instanceof FileBody) && raw.subarray(0, 50).toString('latin1').includes('"count":0,')
}

/** The encoded bodies come to less than that part of the plain one, together. They are counted before they are there. */
const roomForEncoded = 0.5

/** Of an answer without its body, in bytes. */
const withoutBody = 4096

export function weigh({ raw, encodings }: CachedResponse): number {
  if (raw instanceof FileBody) return withoutBody
  return Math.ceil(raw.length * (encodings.isCompressible ? 1 + roomForEncoded : 1)) + withoutBody
}
