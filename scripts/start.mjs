// npm start: installs and builds what is missing, then serves the wiki. `npm run build` and `npm run serve` do only one of the two.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { builtServer, ensureBuilt, ensureInstalled, findNode, serving } from './workspace.mjs'
import { readOrder } from './start-order.mjs'

try {
  const { builds, serves, env } = readOrder(process.argv.slice(2))
  if (builds) {
    await ensureInstalled()
    await ensureBuilt()
  }
  if (!existsSync(join(root, 'node_modules', 'fastify')))
    throw new Error('The packages are not installed. Run npm start, which installs what is missing, or npm ci --omit=dev.')
  if (serves && !existsSync(join(root, builtServer)))
    throw new Error('The server is not built. Run npm start, which builds what is missing, or npm run build.')
  // The server prints its own errors.
  if (serves) await run(findNode(), serving.args, { env: { ...serving.env, ...process.env, ...env } }).catch(() => process.exit(1))
} catch (error) {
  console.error(`\n  The wiki did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
