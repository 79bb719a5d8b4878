import type { TestProject } from 'vitest/node'
import { serve } from '../support/serve.ts'
import { once } from './once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    smallWiki: string
  }
}

/** The small wiki, served once for all read-only tests. */
export default async function start({ provide }: TestProject) {
  const { address, release } = await once('small wiki', serve)
  provide('smallWiki', address)
  return release
}
