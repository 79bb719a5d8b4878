// npm run dev: the wiki with hot reload of code and content.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/build-pictures.ts'])
// What ends it is told by itself.
await run(findNode(), ['--watch-path=src/server/develop.ts', '--watch-preserve-output', 'src/server/develop.ts']).catch(() =>
  process.exit(1),
)
