import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { readContent } from '#content/read-content.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { createCallRecorder } from '#publish/publish.ts'
import { builtFiles, builtPages } from '#server/built-files.ts'
import { createApp } from '#server/create-app.ts'
import type { Settings } from '#server/settings.ts'
import { collectAnswers } from './collect-answers.ts'
import { openCopy } from './open-copy.ts'
import { nginxFile, writeHostFiles, writeNginx } from './server-files.ts'

type Options = {
  /** The folder of the copy: one that an export has made, or an empty one. */
  out: string
  /** False leaves out the pictures that chats show with a page: drawing each takes a third of a second, the first time. */
  previews: boolean
  /** Kept from one export to the next, so that what has not changed is the same in every byte. */
  database?: string
  /** Of Brotli's copies: the best takes a copy most of its time. */
  quality?: number
}

/** Headers of a page that speak of this page alone, or of the server that made it. */
const ofOnePage = /^(content-|etag$|vary$|server-timing$|x-content-revision$|link$)/

/**
 * Writes the whole site and API as files that any web server can send, with compressed copies beside them and what it has to be told.
 * A copy that is there is brought up to date: what is the same stays untouched, what is gone is removed.
 */
export async function exportSite(settings: Settings, { out, previews, database: file = 'var/export.db', quality }: Options) {
  const copy = openCopy(out, quality)
  const database = await openDatabase(file)
  await fill(database, readContent(settings.CONTENT_DIR))
  const pages = (await import(pathToFileURL(resolve(builtPages)).href)) as ServerBuild
  const calls = createCallRecorder()
  const { app, render } = await createApp({
    settings,
    database,
    log: pino({ level: 'error' }),
    pages,
    files: builtFiles,
    findCall: calls.answer,
  })
  try {
    const redirects = new Map<string, string>()
    const sections = new Set<string>()
    for await (const answer of collectAnswers({ database, render, origin: settings.SITE_URL, previews })) {
      if ('to' in answer) redirects.set(answer.path, answer.to)
      else {
        await copy.write(answer.file, answer.body)
        const section = /^([^/]+)\/.*\.html$/.exec(answer.file)?.[1]
        if (section !== undefined) sections.add(section)
      }
    }
    for (const folder of builtFiles) await copy.take(folder, 'assets')
    const headers = toCommonHeaders((await render('/')).headers)
    for (const [name, text] of Object.entries(writeHostFiles({ headers, redirects, sections }))) await copy.write(name, Buffer.from(text))
    await copy.write(nginxFile, Buffer.from(writeNginx({ root: resolve(out), headers, redirects })))
  } finally {
    await app.close()
    await database.close()
  }
  const { files: all, written, removed } = await copy.close()
  console.log(`${out} holds ${all} files now: ${written} were written, ${removed} removed, the rest was there already.`)
}

/** The headers that go with every page. */
function toCommonHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOnePage.test(name)))
}
