import type { IncomingHttpHeaders } from 'node:http'
import { revisionHeader } from '#model/wiki/calls/revision-header.ts'
import type { CachedResponse } from './cached-response.ts'

/** What a client has seen already: it is answered with nothing older. */
export type Seen = {
  /** 0 when nobody knows. */
  revision: number
  /** True for a program that asked for it: rather no answer than an older one. A reader is better off with what there is. */
  isAsked: boolean
}
export const nothingSeen: Seen = { revision: 0, isAsked: false }

/** The validator of an answer: which bytes, and of which revision they are, so that it travels with whoever has it. */
export const toEtag = (hash: string, revision: number) => `W/"${hash}.${revision}"`

/** `W/"7Fx….12"` -> `7Fx…`, and the revision. */
const etags = /"([^".]*)\.(\d{1,15})"/g
/** As browsers send it: the one that they were given. */
const oneEtag = /^W\/"[^".]*\.(\d{1,15})"$/

/** Which revision a client has seen, by what it says itself or by the answer it has kept. Whoever kept the one of `etag` needs no newer. */
export function readSeen(headers: IncomingHttpHeaders, etag?: string): Seen {
  const asked = headers[revisionHeader]
  if (typeof asked === 'string' && /^\d{1,15}$/.test(asked)) return { revision: Number(asked), isAsked: true }
  const cached = headers['if-none-match']
  if (cached === undefined || cached === etag) return nothingSeen
  const [, revision] = oneEtag.exec(cached) ?? []
  if (revision !== undefined) return { revision: Number(revision), isAsked: false }
  return { revision: Math.max(0, ...[...cached.matchAll(etags)].map(([, , one]) => Number(one))), isAsked: false }
}

/** Whether a client has these bytes already. Of which revision its copy is does not matter, when they are the same. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header !== undefined
  const hash = /"([^".]*)/.exec(etag)?.[1]
  return header.trim() === '*' || [...header.matchAll(etags)].some(([, one]) => one === hash)
}

type Ways = {
  /** What is cached, if it is of the revision that is known. */
  find: () => CachedResponse | undefined
  /** The newest revision there is, when the one that is known is older than what was seen. */
  catchUp: () => Promise<number>
  make: () => { answer: Promise<CachedResponse>; leave: () => void }
}

/** One more for an answer that was under way when the content changed. */
const mostTurns = 3

/** An answer that is not older than what its client has seen, as far as there is any content that new. */
export function answerSince({ revision, isAsked }: Seen, { find, catchUp, make }: Ways): ReturnType<Ways['make']> {
  let leave = () => {}

  async function answer() {
    const newest = await catchUp().catch((error: unknown) => {
      if (isAsked) throw error
      return 0
    })
    const wanted = Math.min(revision, newest)
    for (let turn = 1; ; turn += 1) {
      const cached = find()
      if (cached && cached.revision >= wanted) return cached
      const flight = make()
      leave = flight.leave
      const made = await flight.answer
      if (made.status !== 200 || made.revision >= wanted || turn === mostTurns) return made
    }
  }

  return { answer: answer(), leave: () => leave() }
}
