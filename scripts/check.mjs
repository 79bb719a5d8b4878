// npm run check: all there is to do before sending work, in under a minute.
import { ensureBuilt, ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
const fix = process.argv.includes('--fix')
const node = findNode()
const checks = [
  ['format', [node, 'node_modules/prettier/bin/prettier.cjs', fix ? '--write' : '--check', '--log-level=warn', '.']],
  ['lint', ['node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : [])]],
  ['types', [node, 'node_modules/typescript/bin/tsc', '--noEmit']],
  ['content', [node, 'src/cli/wiki.ts', 'check']],
  ['dead code', [node, 'node_modules/knip/bin/knip.js']],
  ['sizes', [node, 'scripts/check-sizes.ts']],
]
let failed = 0
await ensureBuilt()
for (const [name, [command, ...args]] of checks) {
  const started = Date.now()
  try {
    await run(command, args, { quiet: true })
    console.log(`  ✔ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  } catch {
    console.log(`  ✖ ${name}`)
    failed += 1
  }
}
if (failed > 0) console.log('\n  Some of these mend themselves: npm run check -- --fix')
process.exit(failed === 0 ? 0 : 1)
