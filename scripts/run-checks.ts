// The steps of `npm run check`, run by the wiki's own Node once its packages are there.
import { listUnseen } from './seen-files.ts'
import { ensureBuilt, findNode, run } from './workspace.mjs'

const fix = process.argv.includes('--fix')
const node = findNode()
const oxlint = 'node_modules/oxlint/bin/oxlint'
/** A file that has not changed since the last time is looked at, but not formatted again. */
const cached = ['--cache', '--cache-strategy=content']
let failed = 0

/** What the tools say of the files they looked at, for the last check. */
const said = { prettier: '', oxlint: '', tsc: '' }

const format = () =>
  look('prettier', [node, 'node_modules/prettier/bin/prettier.cjs', fix ? '--write' : '--check', ...cached, '--log-level=debug', '.'])
const types = () => look('tsc', [node, 'node_modules/typescript/bin/tsc', '--noEmit', '--listFiles'])
async function lint() {
  await look('oxlint', [node, oxlint, '--type-aware', '--debug=files'])
  await run(node, [oxlint, '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])], { quiet: true })
}
const content = () => run(node, ['src/cli/wiki.ts', 'check'], { quiet: true })
const claims = () => run(node, ['src/cli/wiki.ts', 'claims'], { quiet: true })
const deadCode = () => run(node, ['node_modules/knip/bin/knip.js'], { quiet: true })

async function everyFileSeen() {
  const unseen = listUnseen(said)
  if (unseen.length > 0) throw new Error(unseen.join('\n'))
}

async function sizes() {
  await ensureBuilt()
  await run(node, ['scripts/check-sizes.ts'], { quiet: true, env: { NODE_ENV: 'production' } })
}

// Two lanes keep two cores busy.
await Promise.all([lane({ types, content, claims, 'dead code': deadCode }), lane({ format, lint })])
await lane({ 'every file seen': everyFileSeen, sizes })
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
async function look(tool: keyof typeof said, [command = '', ...args]: string[]) {
  try {
    said[tool] = await run(command, args, { quiet: true })
  } catch (error) {
    said[tool] = error instanceof Error ? error.message : String(error)
    throw new Error(said[tool].replace(/^(\[debug\].*|\/.*\.[cm]?[jt]sx?(on)?)\n/gm, ''), { cause: error })
  }
}
