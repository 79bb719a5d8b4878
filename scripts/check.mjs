// npm run check: the checks to run before a pull request. --fix applies automatic fixes.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/run-checks.ts', ...process.argv.slice(2)]).catch(() => (process.exitCode = 1))
