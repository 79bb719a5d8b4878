// npm run lighthouse: mobile scores of every kind of page; writes docs/lighthouse.md.
import { ensureBuilt, ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await run(findNode(), ['bench/lighthouse.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
