import { defineConfig } from '@playwright/test'
import { findChromium, listNeedless } from './test/support/chromium.ts'
import { isLong } from './test/support/long.ts'

const port = Number(process.env.TEST_PORT ?? 3900)
const chromium = await findChromium()

/** Most journeys have nothing to do with pictures, which take a fifth of a page's processor time: the short form goes over these alone with them. */
const withPictures = /@pictures|(every-page|looks|offline|development)\.spec/
const launchOptions = {
  executablePath: chromium.path,
  // Letters as wide as readers' screens draw them, not rounded to whole pixels as in a browser without a screen.
  args: [...chromium.args, '--font-render-hinting=none'],
  env: chromium.environment,
  ignoreDefaultArgs: listNeedless(),
}
// A low window is one tenth less to paint; what is about looks chooses its own.
const phoneOnly = /@phone-only/
const desktop = { grepInvert: phoneOnly, use: { viewport: { width: 1440, height: isLong ? 900 : 640 } } }

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'var/browser',
  workers: 3,
  retries: 0,
  // Generous: a machine with two slow cores draws the pages of two browsers. What is right does not wait for it.
  timeout: isLong ? 300_000 : 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    colorScheme: 'dark',
    // What a journey finds must not hang on what the one before left: only those without a network keep pages (offline.spec.ts).
    serviceWorkers: 'block',
    // Movement takes the time of a small machine.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // A journey goes over both screens only where they differ: "@phone" goes over the phone as well, "@phone-only" over nothing else.
  projects: [
    ...(isLong ? [{ name: 'desktop', ...desktop }] : splitDesktop()),
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `"${process.execPath}" build/server/start.js`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: 'var/browser-test.db',
      RATE_LIMIT: 'off',
      // Three browsers and the server share two cores: waiting for them is not being busy.
      MAX_WAIT_MS: '60000',
      PUBLISH: 'false',
      CACHE_MB: '1024',
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

function splitDesktop() {
  const args = [...launchOptions.args, '--blink-settings=imagesEnabled=false']
  return [
    { name: 'desktop', ...desktop, grep: withPictures },
    {
      name: 'desktop without pictures',
      grepInvert: [phoneOnly, withPictures],
      use: { ...desktop.use, launchOptions: { ...launchOptions, args } },
    },
  ]
}
