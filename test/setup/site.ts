import type { TestProject } from 'vitest/node'
import { findFreePort } from '../support/free-port.ts'
import { serve } from '../support/serve.ts'
import { once } from './once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
  }
}

/** The real content at its SITE_URL: cards on other sites load from there. */
export default async function start({ provide }: TestProject) {
  const port = await findFreePort()
  const { address, release } = await once('site', () => serve({ PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` }, 'content'))
  provide('site', address)
  return release
}
