import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type ServerBuild } from 'react-router'
import { createApiClient } from '#api-client/api-client.ts'
import { createPages } from '#server/pages.ts'
import type { FinishedBytes } from '#server/finished-bytes.ts'

/** Pages a second that are made anew, loaders included, beside plain renderToString of the very same tree. */
export async function measureRenders(finishedBytes: FinishedBytes, path: string, milliseconds: number) {
  const build = (await import(pathToFileURL(resolve('build/pages/server/index.js')).href)) as ServerBuild
  const api = createApiClient(async (call) => {
    const { status, raw } = await finishedBytes.get(call)
    return { ok: status === 200, status, json: () => Promise.resolve(JSON.parse(raw.toString()) as unknown) }
  })
  let tree: EntryContext | undefined
  const spy: ServerBuild = {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default: (...[request, status, headers, context, load]: Parameters<typeof build.entry.module.default>) => {
          // The data's stream can be read once; the tree is the same without it.
          tree = { ...context, serverHandoffStream: undefined } as unknown as EntryContext
          return build.entry.module.default(request, status, headers, context, load)
        },
      },
    },
  }
  const origin = 'http://localhost'
  await createPages({ build: spy, api, origin, mode: 'production' })(path)
  const render = createPages({ build, api, origin, mode: 'production' })
  const page = () => render(path)
  const plain = () => renderToString(createElement(ServerRouter, { context: tree!, url: `${origin}${path}` }))
  await repeat(page, milliseconds / 4)
  await repeat(plain, milliseconds / 4)
  return { ours: await repeat(page, milliseconds), plain: await repeat(plain, milliseconds) }
}

async function repeat(action: () => unknown, milliseconds: number): Promise<number> {
  const started = performance.now()
  let times = 0
  while (performance.now() - started < milliseconds) {
    await action()
    times += 1
  }
  return (times * 1000) / (performance.now() - started)
}
