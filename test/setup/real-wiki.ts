import type { TestProject } from 'vitest/node'
import { serve } from '../support/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    realWiki: string
  }
}

/** The real content, served once for all read-only tests. */
export default async function start({ provide }: TestProject) {
  // As behind a TLS proxy. A large cache: several suites read the whole wiki.
  const wiki = await serve({ TLS: 'true', CACHE_MB: '1024' }, 'content')
  provide('realWiki', wiki.address)
  return wiki.stop
}
