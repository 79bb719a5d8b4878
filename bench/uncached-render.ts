import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type ServerBuild } from 'react-router'
import { createApiClient } from '#api-client/api-client.ts'
import { readCall, type Answer, type CallAnswer } from '#publish/answer.ts'
import { entryOf } from '#server/render/entry-module.ts'
import { createInsideCalls, type FindCall } from '#server/render/inside-calls.ts'
import { createPages } from '#server/render/pages.ts'

const origin = 'http://localhost'

/**
 * Uncached page renders per second with loaders, compared with renderToString of the same tree; `p99` is in milliseconds. Rejects if a page
 * is not answered with 200.
 */
export async function measureRenders(renderCall: (path: string) => Promise<Answer>, path: string, milliseconds: number) {
  const build = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
  // API answers are cached, as on a server that has rendered the page before.
  const cachedAnswers = new Map<string, CallAnswer>()
  const findCall: FindCall = async (call, make) => {
    const answer = cachedAnswers.get(call) ?? readCall(await make(call))
    cachedAnswers.set(call, answer)
    return answer
  }
  const api = createApiClient(createInsideCalls(renderCall, findCall))
  const log = pino({ level: 'error' })
  const shared = {
    api,
    origin,
    mode: 'production',
    offersOffline: false,
    findNow: () => Promise.resolve(undefined),
    renderPreview: () => Promise.reject(new Error('The bench renders no social previews.')),
    log,
  } as const
  const { renderDocument } = entryOf(build)
  let tree: EntryContext | undefined
  const spy = {
    ...build,
    entry: {
      module: { ...build.entry.module, renderDocument: (url: string, context: EntryContext) => renderDocument(url, (tree = context)) },
    },
  }
  await createPages({ ...shared, build: spy })(path)
  const render = createPages({ ...shared, build })
  const page = async () => {
    const { status } = await render(path)
    // Error pages are faster and would distort the result.
    if (status !== 200) throw new Error(`${path} answered with ${status}.`)
  }
  const plain = () => renderToString(createElement(ServerRouter, { context: tree!, url: `${origin}${path}` }))
  await runAlternately(page, plain, milliseconds / 2)
  return runAlternately(page, plain, milliseconds)
}

/** Runs both alternately, so that JIT, garbage collection and other processes affect both. */
async function runAlternately(page: () => Promise<unknown>, plain: () => unknown, milliseconds: number) {
  const spent = { ours: 0, plain: 0 }
  const each: number[] = []
  while (spent.ours + spent.plain < milliseconds) {
    const started = performance.now()
    await page()
    const between = performance.now()
    plain()
    each.push(between - started)
    spent.ours += between - started
    spent.plain += performance.now() - between
  }
  const p99 = each.toSorted((a, b) => a - b)[Math.floor(each.length * 0.99)] ?? 0
  return { ours: (each.length * 1000) / spent.ours, plain: (each.length * 1000) / spent.plain, p99 }
}
