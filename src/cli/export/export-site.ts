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
  /** The output folder: of an earlier export, empty, or missing. */
  out: string
  /** False skips social previews, which take 300 ms each the first time. */
  previews: boolean
  /** SQLite file, reused by the next export, so that unchanged answers stay identical. */
  database?: string
  /** Brotli quality; the default, 11, takes most of the export's time. */
  quality?: number
}

/** Headers of a single page or of the server, which are not exported. */
const ofOnePage = /^(content-|etag$|vary$|server-timing$|x-content-revision$|link$)/

/**
 * Exports the whole site and API as files for a web server, with compressed copies and configuration. An existing export is updated:
 * unchanged files are not touched, outdated ones are deleted.
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
  console.log(`${out} has ${all} files: ${written} written, ${removed} deleted, the others unchanged.`)
}

/** The headers of every page. */
function toCommonHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOnePage.test(name)))
}
