// The steps of `npm run check`, run by the wiki's own Node.
import { listTooLarge } from './source-sizes.ts'
import { ensureBuilt, findNode, run } from './workspace.mjs'

const fix = process.argv.includes('--fix')
const node = findNode()
const oxlint = 'node_modules/oxlint/bin/oxlint'
/** Settings of the Go runtime for tsc and oxlint: several threads would do work twice, and garbage collection is not needed. */
const sparing = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' }
let failed = 0

const check = (args: string[], env: Record<string, string> = {}) => run(node, args, { quiet: true, env })
const checkFormat = () => check(['node_modules/oxfmt/bin/oxfmt', fix ? '--write' : '--check', '.'])
const types = () => check(['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'], sparing)
const lint = () => check([oxlint, '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])], sparing)
const content = () => check(['src/cli/wiki.ts', 'check'])
const deadCode = () => check(['node_modules/knip/bin/knip.js'])

/** Fails on files and folders of src/ that are too large. */
async function sourceSizes() {
  const tooLarge = listTooLarge()
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'))
}

// Format first: it is fast and may change files. Then two lanes for two cores, of about the same length in a fresh clone.
await lane({ format: checkFormat, 'files and folders': sourceSizes })
await Promise.all([lane({ types, lint, 'dead code': deadCode }), lane({ build: ensureBuilt, content })])
if (failed > 0) console.log('\n  To fix some of these automatically: npm run check -- --fix')
process.exit(failed === 0 ? 0 : 1)

async function lane(steps: Record<string, () => Promise<unknown>>) {
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now()
    try {
      await step()
      console.log(`  ✔ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    } catch (error) {
      console.log(`  ✖ ${name}\n${error instanceof Error ? error.message : String(error)}`)
      failed += 1
    }
  }
}
