// npm run bench: how fast the wiki is; writes docs/performance.md. `npm run bench -- growth` measures one that has grown; writes
// docs/growth.md.
import { ensureBuilt, ensureInstalled, measure } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
const [part, ...how] = process.argv.slice(2)
if (part === 'growth') await measure('bench/growth/run.ts', how, 'docs/growth.md')
else await measure('bench/run.ts', [], 'docs/performance.md')
