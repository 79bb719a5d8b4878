// npm run lighthouse: mobile scores of every kind of page; writes docs/lighthouse.md.
import { ensureBuilt, ensureInstalled, measure } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await measure('bench/lighthouse.ts', process.argv.slice(2), 'docs/lighthouse.md')
