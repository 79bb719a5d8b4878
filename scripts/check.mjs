// npm run check: all there is to do before sending work, in under a minute. With --fix, what mends itself is mended.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/run-checks.ts', ...process.argv.slice(2)]).catch(() => (process.exitCode = 1))
