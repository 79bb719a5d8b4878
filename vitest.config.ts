import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isLong } from './test/support/long.ts'

/** Tests that need a database or a server. */
const serverTests = ['api', 'database', 'queries', 'server', 'cli', 'import'].map((layer) => `src/${layer}/**/*.test.ts`)

/** Runs the faults first: they mostly wait for servers and slow clients, so other files run meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of Vitest's sequencer
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(b.project.name === 'faults') - Number(a.project.name === 'faults'))
  }
}

/** One project for each part of `npm test` (see scripts/run-tests.ts); the pages in a browser are Playwright's. */
export default defineConfig({
  // Production builds of packages, as on a server.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    // The long form measures parsing.
    setupFiles: ['test/support/no-silent-errors.ts', ...(isLong ? [] : ['test/support/cache-parsed-texts.ts'])],
    sequence: { sequencer: WaitingFirst },
    // Each worker loads the modules again, which takes a fifth of the time; the rules run beside these two (scripts/run-tests.ts).
    maxWorkers: 2,
    tags: [
      {
        name: 'long',
        description: 'Rare faults, and variants of what another test covers: only in npm run test:long',
        ...(!isLong && { skip: true }),
      },
    ],
    // Long, for slow machines: each wait within a test has its own end.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files undo their changes, so a worker can reuse the loaded modules.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'test/*.test.ts'],
          exclude: serverTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [...serverTests, 'test/api/*.test.ts'],
          globalSetup: ['test/setup/postgres.ts', 'test/setup/small-wiki.ts'],
        },
      },
      {
        extends: true,
        // React for production: the development version renders 50% slower.
        oxc: { jsx: { development: false } },
        test: {
          name: 'pages',
          include: ['test/pages/*.test.ts'],
          env: { NODE_ENV: 'production' },
          globalSetup: ['test/setup/small-wiki.ts', 'test/setup/real-wiki.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['test/faults/*.test.ts'], globalSetup: ['test/setup/postgres.ts'] } },
      // Firefox and WebKit, if installed.
      { extends: true, test: { name: 'engines', include: ['test/engines/*.test.ts'], globalSetup: ['test/setup/site.ts'] } },
    ],
  },
})
