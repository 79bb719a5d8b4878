// npm run dev: the wiki with hot reload of code and content.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/build-pictures.ts'])
// The process prints its own errors.
await run(findNode(), ['--watch-path=src/server/develop.ts', '--watch-preserve-output', 'src/server/develop.ts']).catch(() =>
  process.exit(1),
)
