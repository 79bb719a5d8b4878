// npm run bench: how fast the wiki is; writes docs/performance.md.
import { ensureBuilt, ensureInstalled, measure } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await measure('bench/run.ts', [], 'docs/performance.md')
