import type { TestProject } from 'vitest/node'
import { serve } from '../support/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    realWiki: string
  }
}

/** The real content, what readers will see, served once for all tests that only ask it. */
export default async function start({ provide }: TestProject) {
  // As it is hosted: behind a proxy with a certificate. Several suites walk the whole wiki: each page is rendered once.
  const wiki = await serve({ TLS: 'true', CACHE_MB: '1024' }, 'content')
  provide('realWiki', wiki.address)
  return wiki.stop
}
