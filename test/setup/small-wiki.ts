import type { TestProject } from 'vitest/node'
import { serve } from '../support/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    smallWiki: string
  }
}

/** The small wiki, served once for all tests that only ask it. */
export default async function start({ provide }: TestProject) {
  const wiki = await serve()
  provide('smallWiki', wiki.address)
  return wiki.stop
}
