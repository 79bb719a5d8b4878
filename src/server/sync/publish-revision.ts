import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { readRevision } from '#database/fill.ts'
import { makeFolder } from '#database/make-folder.ts'
import { openDatabase } from '#database/open-database.ts'
import { messageOf } from '#model/text/message-of.ts'
import { readPrevious } from '#publish/publication-writer.ts'
import { createCallRecorder, publish } from '#publish/publish.ts'
import { createApp } from '#server/create-app.ts'
import { builtFiles, builtPages, builtWorker } from '#server/built-files.ts'
import type { Settings } from '#server/settings.ts'

type Options = { version: string; previous: string | undefined }

/** Publishes the revision of the database, unless the previous publication already holds it. */
export async function publishRevision(settings: Settings, { version, previous }: Options): Promise<{ revision: number; folder: string }> {
  const database = await openDatabase(settings.DATABASE_URL, { createsTables: false })
  try {
    const { number, changedAt } = await readRevision(database)
    const before = (await readPrevious(previous))?.manifest
    if (previous !== undefined && before?.version === version && before.revision === number && before.changedAt === changedAt)
      return { revision: number, folder: previous }
    requireFolder(settings.PUBLISH_DIR)
    const calls = createCallRecorder()
    const { app, render } = await createApp({
      settings,
      database,
      log: pino({ level: 'error' }, process.stderr),
      pages: (await import(pathToFileURL(resolve(builtPages)).href)) as ServerBuild,
      files: builtFiles,
      worker: builtWorker,
      findCall: calls.answer,
    })
    try {
      const { folder, revision } = await publish({
        parent: settings.PUBLISH_DIR,
        version,
        previous,
        render,
        calls,
        readRevision: () => readRevision(database),
      })
      return { revision: revision.number, folder }
    } finally {
      await app.close()
    }
  } finally {
    await database.close()
  }
}

function requireFolder(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const message = `Nothing can be published in ${folder}: ${messageOf(error)}. Make it writable, or name another folder in PUBLISH_DIR.`
    throw new Error(message, { cause: error })
  }
}
