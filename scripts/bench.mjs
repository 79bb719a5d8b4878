// npm run bench: how fast the wiki is; writes docs/performance.md.
import { ensureBuilt, ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await run(findNode(), ['bench/run.ts'], { env: { NODE_ENV: 'production' } })
