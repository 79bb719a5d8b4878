// npm run bench: how fast the wiki is; writes docs/performance.md. Behind `--` stands what else is measured, each with a document of its
// own: `growth`, a wiki that has grown; `changes`, from a change of the content to the page; `static`, the copy in plain files.
import { ensureBuilt, ensureInstalled, measure } from './workspace.mjs'

const parts = new Map([
  ['growth', { script: 'bench/growth/run.ts', document: 'docs/growth.md' }],
  ['changes', { script: 'bench/changes.ts', document: 'docs/changes.md' }],
  ['static', { script: 'bench/static.ts', document: 'docs/static-copy.md' }],
])

await ensureInstalled()
await ensureBuilt()
const [part = '', ...how] = process.argv.slice(2)
const { script, document } = parts.get(part) ?? { script: 'bench/run.ts', document: 'docs/performance.md' }
await measure(script, how, document)
