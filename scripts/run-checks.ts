// The steps of `npm run check`, run by the wiki's own Node once its packages are there.
import { listUnseen } from './seen-files.ts'
import { ensureBuilt, findNode, run } from './workspace.mjs'

const fix = process.argv.includes('--fix')
const node = findNode()
let failed = 0

/** What the tools say of the files they looked at, for the last check. */
const said = { prettier: '', oxlint: '', tsc: '' }

async function format() {
  const way = fix ? '--write' : '--check'
  said.prettier = await tool(
    node,
    'node_modules/prettier/bin/prettier.cjs',
    way,
    '--cache',
    '--cache-strategy=content',
    '--log-level=debug',
    '.',
  )
}

async function lint() {
  const oxlint = 'node_modules/.bin/oxlint'
  said.oxlint = await tool(oxlint, '--type-aware', '--debug=files')
  await tool(oxlint, '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : []))
}

async function types() {
  said.tsc = await tool(node, 'node_modules/typescript/bin/tsc', '--noEmit', '--listFiles')
}

const content = () => tool(node, 'src/cli/wiki.ts', 'check')
const deadCode = () => tool(node, 'node_modules/knip/bin/knip.js')

async function everyFileSeen() {
  const unseen = listUnseen(said)
  if (unseen.length > 0) throw new Error(unseen.join('\n'))
}

async function sizes() {
  await ensureBuilt()
  await tool(node, 'scripts/check-sizes.ts')
}

// Two lanes keep two cores busy.
await Promise.all([lane({ types, content, 'dead code': deadCode }), lane({ format, lint })])
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

/** What a tool prints; when it fails, that is the error, but for the lines that only say what it looked at. */
async function tool(command: string, ...args: string[]): Promise<string> {
  return run(command, args, { quiet: true }).catch((error: unknown) => {
    throw new Error(error instanceof Error ? error.message.replace(/^(\[debug\].*|\/.*\.[cm]?[jt]sx?(on)?)\n/gm, '') : String(error))
  })
}
