import type { TestProject } from 'vitest/node'
import { startPostgres } from '../support/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL for all tests of a project; each file makes a database of its own in it. */
export default async function start({ provide }: TestProject) {
  const postgres = await startPostgres()
  provide('postgres', postgres.address)
  return postgres.remove
}
