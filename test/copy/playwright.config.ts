import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'
import { needServer, wholeFiles } from './needs-server.ts'

const { TEST_PORT = '3901' } = process.env
// The workers hear of it, too.
process.env.TEST_COPY = 'true'

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The journeys of the browser over a copy in plain files that nginx serves: all of them but the few that need a server. */
export default defineConfig({
  ...base,
  testDir: '../browser',
  outputDir: '../../var/browser-copy',
  projects: (base.projects ?? []).map((project) => ({
    ...project,
    testIgnore: [...[project.testIgnore ?? []].flat(), ...Object.keys(wholeFiles).map((file) => `**/${file}`)],
    grepInvert: [...[project.grepInvert ?? []].flat(), ...Object.keys(needServer).map((title) => new RegExp(escape(title)))],
  })),
  use: { ...base.use, baseURL: `http://127.0.0.1:${TEST_PORT}` },
  webServer: {
    command: `"${process.execPath}" test/copy/serve-copy.ts`,
    cwd: '../..',
    env: { NODE_ENV: 'production', TEST_PORT },
    url: `http://127.0.0.1:${TEST_PORT}/`,
    // The copy is written first.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
