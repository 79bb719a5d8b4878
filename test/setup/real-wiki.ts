import type { TestProject } from 'vitest/node'
import { rmSync } from 'node:fs'
import { toSqliteFile } from '#database/sqlite/file.ts'
import { serve } from '../support/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    realWiki: string
  }
}

/** Filled here, and read again by the browser tests (playwright.config.ts). */
const databaseUrl = 'var/real-wiki.db'

/** The real content, served once for all read-only tests. */
export default async function start({ provide }: TestProject) {
  // As behind a TLS proxy. A large cache: several suites read the whole wiki.
  for (const side of ['', '-wal', '-shm']) rmSync(toSqliteFile(databaseUrl) + side, { force: true })
  const wiki = await serve({ TLS: 'true', CACHE_MB: '1024', DATABASE_URL: databaseUrl }, 'content')
  provide('realWiki', wiki.address)
  return wiki.stop
}
