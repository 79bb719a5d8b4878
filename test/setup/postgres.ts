import type { TestProject } from 'vitest/node'
import { startPostgres } from '../support/start-postgres.ts'
import { once } from './once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for all tests; each file creates its own database in it. */
export default async function start({ provide }: TestProject) {
  const { address, release } = await once('postgres', startPostgres)
  provide('postgres', address)
  return release
}
