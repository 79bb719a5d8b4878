import { cacheControl } from '#model/wiki/cache-control.ts'
import { LRUCache } from 'lru-cache'
import { addRevision, type FinishedAnswer, type Publication, type Variant } from '#publish/publication.ts'
import { compress, isCompressible, type Encoding } from '#publish/compress.ts'
import { hashOf, readCall, toEtag, type Answer, type CallAnswer } from '#publish/answer.ts'
import type { FindCall } from '#server/render/inside-calls.ts'
import type { RenderQueue } from './render-queue.ts'

type Options = {
  /** Room for rendered answers. */
  maxBytes: number
  tagHeader: string
  queue: RenderQueue
  render: (cacheKey: string) => Promise<Answer>
}

type RenderJob = { answer: Promise<FinishedAnswer>; clients: number; abort: AbortController }

/** What belongs to one revision: it is dropped as a whole when the next one takes over. */
type Generation = {
  revision: number
  publication: Publication | undefined
  rendered: LRUCache<string, FinishedAnswer & { bytes: number }>
  calls: LRUCache<string, CallAnswer & { bytes: number }>
  jobs: Map<string, RenderJob>
}

/** Of an answer without its body, in bytes. */
const overheadBytes = 4096
/** The part of the room for what the API answered to pages. */
const callShare = 1 / 4
/** Data takes about so many times the room of its text. */
const dataFactor = 3

/**
 * Finds finished answers: published ones first, then those that were rendered on request. `replace` takes over another revision in one
 * step.
 */
export function createAnswerStore({ maxBytes, tagHeader, queue, render }: Options) {
  let current = createGeneration(0)

  function createGeneration(revision: number, publication?: Publication): Generation {
    return {
      revision,
      publication,
      rendered: new LRUCache({ maxSize: maxBytes * (1 - callShare), sizeCalculation: ({ bytes }) => bytes }),
      calls: new LRUCache({ maxSize: maxBytes * callShare, sizeCalculation: ({ bytes }) => bytes }),
      jobs: new Map(),
    }
  }

  async function renderAnswer(generation: Generation, cacheKey: string): Promise<FinishedAnswer> {
    const answer = await render(cacheKey)
    const finished = finish(answer, generation.revision, tagHeader)
    // Errors and not found pages are not stored: readers can make up as many addresses as they like.
    if (answer.status === 200 && answer.headers['cache-control'] !== cacheControl.never) generation.rendered.set(cacheKey, finished)
    return finished
  }

  function startJob(generation: Generation, cacheKey: string): RenderJob {
    const abort = new AbortController()
    const answer = queue
      .run(() => renderAnswer(generation, cacheKey), abort.signal)
      .finally(() => void (generation.jobs.get(cacheKey) === job && generation.jobs.delete(cacheKey)))
    const job = { answer, clients: 0, abort }
    generation.jobs.set(cacheKey, job)
    return job
  }

  return {
    find: (cacheKey: string): FinishedAnswer | undefined => current.publication?.find(cacheKey) ?? current.rendered.get(cacheKey),

    /** Renders an answer when its turn comes. Identical requests share one job, which is dropped when all of them have cancelled. */
    render(cacheKey: string): { answer: Promise<FinishedAnswer>; cancel: () => void } {
      const generation = current
      const job = generation.jobs.get(cacheKey) ?? startJob(generation, cacheKey)
      job.clients += 1
      const cancel = () => {
        job.clients -= 1
        if (job.clients > 0) return
        if (generation.jobs.get(cacheKey) === job) generation.jobs.delete(cacheKey)
        job.abort.abort()
      }
      return { answer: job.answer, cancel }
    },

    /** What the API answers to a page that is rendered on request. */
    findCall: (async (path, make) => {
      const { calls } = current
      const known = calls.get(path)
      if (known) return known
      const made = await make(path)
      const answer = { ...readCall(made), bytes: overheadBytes + made.body.length * dataFactor }
      if (made.status === 200 && made.headers['cache-control'] !== cacheControl.never) calls.set(path, answer)
      return answer
    }) satisfies FindCall,

    /** Takes over a revision, with its publication where there is one. */
    replace(revision: number, publication?: Publication) {
      current = createGeneration(revision, publication)
    },

    revision: () => current.revision,
    publication: () => current.publication,
    /** For metrics. */
    size: () => ({
      published: current.publication?.size ?? 0,
      rendered: current.rendered.size,
      renderedBytes: current.rendered.calculatedSize,
    }),
  }
}
export type AnswerStore = ReturnType<typeof createAnswerStore>

/** A rendered answer: each encoding is made when it is first asked for. */
function finish({ status, headers: stored, body }: Answer, revision: number, tagHeader: string): FinishedAnswer & { bytes: number } {
  const hash = hashOf(body)
  const headers = addRevision(stored, hash, revision, tagHeader)
  const plain: Variant = { headers: { ...headers, 'content-length': body.length }, body }
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = { identity: plain }
  const canCompress = isCompressible(stored['content-type'], body.length)
  return {
    status,
    etag: toEtag(hash),
    headers,
    bytes: overheadBytes + Math.ceil(body.length * (canCompress ? 1.5 : 1)),
    variant(encoding) {
      if (!canCompress || encoding === 'identity') return plain
      return (variants[encoding] ??= compress(body, encoding).then(
        (bytes) =>
          (variants[encoding] = { headers: { ...headers, 'content-encoding': encoding, 'content-length': bytes.length }, body: bytes }),
      ))
    },
  }
}
