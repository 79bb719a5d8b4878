// npm start: installs and builds what is missing, then serves the wiki.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensureInstalled, findNode, root } from './workspace.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const server = spawn(findNode(), ['src/server/start.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
} catch (error) {
  console.error(`\n  The wiki did not start: ${error.message}\n`)
  process.exit(1)
}
