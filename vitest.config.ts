import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What asks a database or a server; the rest are rules, which need nothing but themselves. */
const asking = ['api', 'database', 'queries', 'server', 'cli', 'import'].map((layer) => `src/${layer}/**/*.test.ts`)

/** Where it is not the matter how long a text takes to read. */
const keeping = ['test/support/keep-parsed-texts.ts']

/** What waits most, for servers that start and clients that dawdle, comes first: the others are done meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Vitest's own
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(b.project.name === 'faults') - Number(a.project.name === 'faults'))
  }
}

/** One project for each part of `npm test` (see scripts/run-tests.ts); the pages in a browser are Playwright's. */
export default defineConfig({
  // Packages as the wiki is served with them: without what they check for those who work on them.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    setupFiles: ['test/support/no-silent-errors.ts'],
    sequence: { sequencer: WaitingFirst },
    // One more than the two cores of the gate: there is always one that waits. With another one, what is about time began to fail.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a file changes it puts back: a worker that has read the modules runs one file after the other.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'test/*.test.ts'],
          exclude: asking,
          setupFiles: keeping,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [...asking, 'test/api/*.test.ts'],
          setupFiles: keeping,
          globalSetup: ['test/setup/postgres.ts', 'test/setup/small-wiki.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/*.test.ts'],
          setupFiles: keeping,
          globalSetup: ['test/setup/small-wiki.ts', 'test/setup/real-wiki.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['test/faults/*.test.ts'], globalSetup: ['test/setup/postgres.ts'] } },
      // Firefox and WebKit, where they are installed.
      { extends: true, test: { name: 'engines', include: ['test/engines/*.test.ts'], globalSetup: ['test/setup/site.ts'] } },
    ],
  },
})
