// npm run drill: three copies of the wiki behind nginx are loaded, synced, rolled and killed; ends badly when one request failed.
import { ensureBuilt, ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
await run(findNode(), ['bench/drill/run.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } }).catch(
  () => (process.exitCode = 1),
)
