// npm start: installs and builds what is missing, then serves the wiki.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, findNode, root, serving } from './workspace.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const server = spawn(findNode(), serving.args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...serving.env, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(/** @type {NodeJS.Signals} */ (signal)))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} catch (error) {
  console.error(`\n  The wiki did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
