// npm run dev: the wiki with hot reload of code and content. Code of the server starts it anew.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, findNode, root, run } from './workspace.mjs'

/** What the server runs itself. The rules of tools run in the page: Vite reads them anew, and what was typed there stays. */
const model = readdirSync(join(root, 'src/model')).flatMap((folder) => (folder === 'tools' ? [] : `model/${folder}`))
const watched = ['server', 'api', 'api-client', 'queries', 'database', 'content', ...model].map((folder) => `--watch-path=src/${folder}`)

await ensureInstalled()
await run(findNode(), ['scripts/build-pictures.ts'])
// What ends it is told by itself.
await run(findNode(), [...watched, '--watch-preserve-output', 'src/server/develop.ts']).catch(() => process.exit(1))
