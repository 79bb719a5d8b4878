// npm run dev: the wiki with hot reload of code and content.
import { ensureInstalled, findNode, run } from './workspace.mjs'

await ensureInstalled()
await run(findNode(), ['scripts/build-pictures.ts'])
// What ends it is told by itself.
await run(findNode(), ['src/server/develop.ts']).catch(() => process.exit(1))
