import { defineConfig } from 'vitest/config'

/** What asks a database or a server; the rest are rules, which need nothing but themselves. */
const asking = ['api', 'database', 'queries', 'server', 'cli'].map((layer) => `src/${layer}/**/*.test.ts`)

/** One project for each part of `npm test` (see scripts/run-tests.ts); the pages in a browser are Playwright's. */
export default defineConfig({
  test: {
    setupFiles: ['test/support/no-silent-errors.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'test/*.test.ts'],
          exclude: asking,
          // They change nothing that another could see: one worker runs them all, and reads each module once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [...asking, 'test/api/*.test.ts'],
          globalSetup: ['test/setup/postgres.ts', 'test/setup/small-wiki.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/*.test.ts'],
          globalSetup: ['test/setup/small-wiki.ts', 'test/setup/real-wiki.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['test/faults/*.test.ts'], globalSetup: ['test/setup/postgres.ts'] } },
    ],
  },
})
