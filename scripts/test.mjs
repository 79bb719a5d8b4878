// npm test: everything the gate runs. Ends with one line that counts all suites.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/run-tests.ts', ...process.argv.slice(2)]).catch(() => (process.exitCode = 1))
