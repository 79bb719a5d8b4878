// Writes a copy of the wiki in plain files and has nginx serve it on TEST_PORT, for the journeys of test/browser.
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exportSite } from '#cli/export/export-site.ts'
import { readSettings } from '#server/settings.ts'
import { startNginx } from '../support/nginx.ts'

const port = Number(process.env.TEST_PORT)
const folder = resolve('var', 'copy-test')
const out = join(folder, 'copy')
mkdirSync(folder, { recursive: true })
// Whatever is compressed well or badly says the same.
await exportSite(readSettings({ SITE_URL: `http://127.0.0.1:${port}` }), {
  out,
  previews: false,
  database: join(folder, 'copy.db'),
  quality: 1,
})
const nginx = await startNginx(folder, readFileSync(join(out, 'nginx.conf'), 'utf8'), '/', port)
const stop = () => void nginx.stop().then(() => process.exit())
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
