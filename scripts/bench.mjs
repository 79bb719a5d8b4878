// npm run bench: measures answers, overload and changes, and writes their tables into docs/performance.md. `npm run bench -- NAME` runs one.
import { ensureBuilt, ensureInstalled, measure } from './workspace.mjs'

const parts = new Map([
  ['answers', 'bench/answers.ts'],
  ['overload', 'bench/overload.ts'],
  ['changes', 'bench/changes.ts'],
  ['export', 'bench/export.ts'],
  ['growth', 'bench/growth/run.ts'],
])
const usual = ['answers', 'overload', 'changes']

const [name, ...args] = process.argv.slice(2)
if (name !== undefined && !parts.has(name)) {
  console.error(`There is no bench "${name}". Use one of ${[...parts.keys()].join(', ')}.`)
  process.exit(1)
}
await ensureInstalled()
await ensureBuilt()
for (const part of name === undefined ? usual : [name])
  await measure(String(parts.get(part)), args, part === 'growth' ? 'docs/growth.md' : 'docs/performance.md')
