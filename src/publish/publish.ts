import { AsyncLocalStorage } from 'node:async_hooks'
import { cacheControl } from '#model/http/cache-control.ts'
import { isCall } from '#model/wiki/addresses/is-call.ts'
import { withoutSlash } from '#model/wiki/addresses/without-slash.ts'
import { listAddresses, notFoundPath } from './addresses.ts'
import { hashBody, readCall, type Answer, type CallAnswer } from './answer.ts'
import { createPublicationWriter, readPrevious, type Previous } from './publication-writer.ts'

/** Pages rendered at the same time: while one is compressed, another is rendered. */
const concurrency = 4
/** Attempts when the content changes while publishing. */
const maxAttempts = 3

type RenderCall = (path: string) => Promise<Answer>

export type Revision = { number: number; changedAt: string }
type Options = {
  /** The folder of all publications. */
  parent: string
  version: string
  /** Renders the answer to an address. */
  render: (path: string) => Promise<Answer>
  calls: ReturnType<typeof createCallRecorder>
  /** Reads the current revision of the database. */
  readRevision: () => Promise<Revision>
  /** The folder of the previous publication. */
  previous?: string | undefined
}

/**
 * Renders each call once per publication, and records which calls each page made: a page is reused if the answers of its calls are
 * unchanged.
 */
export function createCallRecorder() {
  const answers = new Map<string, Promise<{ rendered: Answer; hash: string; read: () => CallAnswer }>>()
  const callsOfPage = new AsyncLocalStorage<Set<string>>()

  function requestAnswer(path: string, renderCall: RenderCall) {
    const cached = answers.get(path)
    if (cached) return cached
    const answer = renderCall(path).then((rendered) => {
      // Most answers are only compared with the previous publication, and never parsed.
      let parsed: CallAnswer | undefined
      return { rendered, hash: hashBody(rendered.body), read: () => (parsed ??= readCall(rendered)) }
    })
    answers.set(path, answer)
    return answer
  }

  return {
    /** For the pages' API client. */
    async answer(path: string, renderCall: RenderCall): Promise<CallAnswer> {
      // Pages end a path with a slash, addresses do not: the answer is the same.
      const call = withoutSlash(path)
      callsOfPage.getStore()?.add(call)
      return (await requestAnswer(call, renderCall)).read()
    },
    /** For the address of a call. */
    render: async (path: string, renderCall: RenderCall) => (await requestAnswer(path, renderCall)).rendered,
    /** Runs `work` and returns the calls that it made. */
    async record<Result>(work: () => Promise<Result>): Promise<{ result: Result; calls: string[] }> {
      const calls = new Set<string>()
      return { result: await callsOfPage.run(calls, work), calls: [...calls] }
    },
    hashOf: async (path: string, renderCall: RenderCall) => (await requestAnswer(path, renderCall)).hash,
    /** The hash of every call that was answered. */
    async listHashes(): Promise<Record<string, string>> {
      return Object.fromEntries(await Promise.all([...answers].map(async ([path, answer]) => [path, (await answer).hash] as const)))
    },
    clear: () => answers.clear(),
  }
}

/** Renders every address of the current revision into a new folder. Throws if a page fails, and leaves the previous publication. */
export async function publish(options: Options): Promise<{ folder: string; revision: Revision }> {
  for (let attempt = 1; ; attempt += 1) {
    const revision = await options.readRevision()
    const folder = await publishRevision(revision, options)
    if (folder !== undefined) return { folder, revision }
    if (attempt === maxAttempts)
      throw new Error(`The content changed ${maxAttempts} times while it was published. The previous pages stay until the next change.`)
  }
}

/** Resolves with undefined if the content changed meanwhile, as the pages may then be of two revisions. */
async function publishRevision(revision: Revision, options: Options): Promise<string | undefined> {
  const { parent, version, render, calls, readRevision } = options
  const previous = await readPrevious(options.previous)
  const reusable = previous?.manifest.version === version ? previous : undefined
  const writer = await createPublicationWriter(parent, { revision: revision.number, changedAt: revision.changedAt, version }, reusable)
  const pages: Record<string, string[]> = {}
  try {
    const addresses = await listAddresses(async (path) => expectText(path, await render(path)))
    await runConcurrently(addresses, async (path) => {
      const before = await findUnchanged(path, calls, render, reusable)
      if (before && (await writer.reuse(path))) {
        pages[path] = before
        return
      }
      const { result: answer, calls: dependencies } = await calls.record(() => (isCall(path) ? calls.render(path, render) : render(path)))
      if (answer.status >= 500) throw new Error(`${path} answers ${answer.status}: ${answer.body.toString().slice(0, 200)}`)
      // Not stored: addresses without content in this wiki, and answers that differ per request.
      const isStored = answer.status < 400 && answer.headers['cache-control'] !== cacheControl.never
      if (!isStored && path !== notFoundPath) return
      await writer.add(path, answer)
      if (dependencies.length > 0) pages[path] = dependencies
    })
    if ((await readRevision()).number !== revision.number) {
      await writer.discard()
      return undefined
    }
    return await writer.finish({ pages, hashes: await calls.listHashes() })
  } catch (error) {
    await writer.discard().catch(() => {})
    throw error
  } finally {
    calls.clear()
  }
}

/** The calls of a page if all their answers are unchanged since the previous publication, else undefined. */
async function findUnchanged(path: string, calls: Options['calls'], render: Options['render'], previous: Previous | undefined) {
  const before = previous?.calls.pages[path]
  if (!previous || !before) return undefined
  for (const call of before) if ((await calls.hashOf(call, render)) !== previous.calls.hashes[call]) return undefined
  return before
}

function expectText(path: string, { status, body }: Answer): string {
  if (status !== 200) throw new Error(`${path} answers ${status}.`)
  return body.toString()
}

/** Stops starting work after the first failure; settles when nothing runs any more. */
async function runConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values()
  let hasFailed = false
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return
      await work(item).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
