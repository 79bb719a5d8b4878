// npm run drill: two instances behind nginx are synced, restarted and killed under load; fails when one request failed.
import { ensureBuilt, ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await run(findNode(), ['bench/drill/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } }).catch(
  () => (process.exitCode = 1),
)
