// The steps of `npm run check`, run by the wiki's own Node once its packages are there.
import { listUnseen } from './seen-files.ts'
import { listTooLarge } from './source-sizes.ts'
import { ensureBuilt, findNode, run } from './workspace.mjs'

const fix = process.argv.includes('--fix')
const node = findNode()
const oxlint = 'node_modules/oxlint/bin/oxlint'
/** tsc, and what tells oxlint the types, share the work among threads by doing much of it twice, and tidy up as if memory were scarce. */
const sparing = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' }
let failed = 0

/** What the tools say of the files they looked at, for the last check. */
const said = { oxfmt: '', oxlint: '', tsc: '' }

const format = () => look('oxfmt', [node, 'node_modules/oxfmt/bin/oxfmt', fix ? '--write' : '--check', '.'], { OXC_LOG: 'debug' })
const types = () => look('tsc', [node, 'node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '--listFiles'], sparing)
async function lint() {
  await look('oxlint', [node, oxlint, '--type-aware', '--debug=files'])
  await run(node, [oxlint, '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])], { quiet: true, env: sparing })
}
const content = () => run(node, ['src/cli/wiki.ts', 'check'], { quiet: true })
const deadCode = () => run(node, ['node_modules/knip/bin/knip.js'], { quiet: true })

/** Stops at what is too large in src/. */
async function sourceSizes() {
  const tooLarge = listTooLarge()
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'))
}

async function everyFileSeen() {
  const unseen = listUnseen(said)
  if (unseen.length > 0) throw new Error(unseen.join('\n'))
}

// Format first: it is fast and may change files. Then two lanes for two cores; the tests that follow need the build.
await lane({ format, 'files and folders': sourceSizes })
await Promise.all([lane({ types, lint, content, 'dead code': deadCode }), lane({ build: ensureBuilt })])
await lane({ 'every file seen': everyFileSeen })
if (failed > 0) console.log('\n  Some of these mend themselves: npm run check -- --fix')
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

/** Runs a tool that says what it looks at, which is taken also when it fails; the rest of what it says is then the error. */
async function look(tool: keyof typeof said, [command = '', ...args]: string[], env: Record<string, string> = {}) {
  try {
    said[tool] = await run(command, args, { quiet: true, env })
  } catch (error) {
    said[tool] = error instanceof Error ? error.message : String(error)
    throw new Error(said[tool].replace(/^(\S+Z DEBUG .*|\/.*\.[cm]?[jt]sx?(on)?)\n/gm, ''), { cause: error })
  }
}
