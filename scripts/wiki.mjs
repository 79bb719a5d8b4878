// npm run wiki -- <command>: the maintainer's tool.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['src/cli/wiki.ts', ...process.argv.slice(2)]).catch(() => process.exit(1))
