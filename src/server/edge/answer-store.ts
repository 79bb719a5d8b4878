import { cacheControl } from '#model/http/cache-control.ts'
import { LRUCache } from 'lru-cache'
import { addRevision, toRawHeaders, type FinishedAnswer, type Publication, type Variant } from '#publish/publication.ts'
import { compress, isCompressibleAnswer, type Encoding } from '#publish/compress.ts'
import { hashBody, readCall, toEtag, type Answer, type CallAnswer } from '#publish/answer.ts'
import type { FindCall } from '#server/render/inside-calls.ts'
import type { RenderQueue } from './render-queue.ts'

type Options = {
  /** Limit for the answers rendered on request. */
  maxBytes: number
  tagHeader: string
  queue: RenderQueue
  render: (cacheKey: string) => Promise<Answer>
}

type RenderJob = { answer: Promise<FinishedAnswer>; clients: number; abort: AbortController }

/** All answers of one revision; dropped together when the next one replaces it. */
type Generation = {
  revision: number
  publication: Publication | undefined
  rendered: LRUCache<string, FinishedAnswer & { bytes: number }>
  calls: LRUCache<string, CallAnswer & { bytes: number }>
  jobs: Map<string, RenderJob>
}

/** Size of an answer without its body. */
const overheadBytes = 4096
/** Share of `maxBytes` for API answers that pages loaded. */
const callShare = 1 / 4
/** Parsed data takes about this many times the memory of its JSON. */
const dataFactor = 3

/**
 * Finds finished answers: published ones first, then those rendered on request. `replace` switches to another revision in one step.
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
    // Errors and not found pages are not stored: their addresses are unbounded.
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

    /** Queues the render of an answer. Identical requests share one job, which is dropped when all of them have cancelled. */
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

    /** Finds the API answer that a page loads, or renders it. */
    findCall: (async (path, renderCall) => {
      const { calls } = current
      const cached = calls.get(path)
      if (cached) return cached
      const rendered = await renderCall(path)
      const answer = { ...readCall(rendered), bytes: overheadBytes + rendered.body.length * dataFactor }
      if (rendered.status === 200 && rendered.headers['cache-control'] !== cacheControl.never) calls.set(path, answer)
      return answer
    }) satisfies FindCall,

    /** Switches to a revision and its publication, if it has one. */
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

/** Adds ETag and revision to a rendered answer; each encoding is compressed on first use. */
function finish({ status, headers: stored, body }: Answer, revision: number, tagHeader: string): FinishedAnswer & { bytes: number } {
  const hash = hashBody(body)
  const headers = addRevision(stored, hash, revision, tagHeader)
  const toVariant = (bytes: Buffer, encoding?: Encoding): Variant => ({
    headers: toRawHeaders({ ...headers, ...(encoding && { 'content-encoding': encoding }), 'content-length': String(bytes.length) }),
    body: bytes,
  })
  const plain = toVariant(body)
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = { identity: plain }
  const canCompress = isCompressibleAnswer(stored['content-type'], body.length)
  return {
    status,
    etag: toEtag(hash),
    headers: toRawHeaders(headers),
    bytes: overheadBytes + Math.ceil(body.length * (canCompress ? 1.5 : 1)),
    variant(encoding) {
      if (!canCompress || encoding === 'identity') return plain
      return (variants[encoding] ??= compress(body, encoding).then((bytes) => (variants[encoding] = toVariant(bytes, encoding))))
    },
  }
}
