// npm run lighthouse: mobile scores of every kind of page; writes docs/lighthouse.md.
import { ensureBuilt, ensureInstalled, measure, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
// Only this script needs Lighthouse, so its packages are separate.
await run('npm', ['ci', '--prefix', 'bench/lighthouse', '--no-audit', '--no-fund'])
await measure('bench/lighthouse/run.ts', process.argv.slice(2), 'docs/lighthouse.md')
