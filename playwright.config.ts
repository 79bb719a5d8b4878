import { defineConfig } from '@playwright/test'
import { findChromium, listNeedless } from './test/support/chromium.ts'
import { isLong } from './test/support/long.ts'

const port = Number(process.env.TEST_PORT ?? 3900)
const chromium = await findChromium()

/** Tests that need pictures. The others run without in the short test, which saves a fifth of the CPU time of a page. */
const withPictures = /@pictures|(looks|offline)\.spec/
const launchOptions = {
  executablePath: chromium.path,
  args: [
    ...chromium.args,
    // Fractional letter widths, as on a screen; a headless browser would round them to whole pixels.
    '--font-render-hinting=none',
    // A new page starts up to three processes, which takes more CPU time than to show it.
    '--renderer-process-limit=1',
  ],
  env: chromium.environment,
  ignoreDefaultArgs: listNeedless(),
}
const phoneOnly = /@phone-only/
/** Left out of the short test: combinations that rarely fail alone. */
const longOnly = isLong ? [] : [/@long/]
/** A worker runs tests of one project, and takes three seconds of CPU time to start. */
const inOneWorker = { workers: 1 }
// A low window takes a tenth less painting; tests of looks set their own size.
const desktop = { grepInvert: [phoneOnly, ...longOnly], use: { viewport: { width: 1440, height: isLong ? 900 : 640 } } }
const withoutPictures = {
  name: 'desktop without pictures',
  grepInvert: [...desktop.grepInvert, withPictures],
  use: { ...desktop.use, launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'] } },
}
const phone = {
  name: 'phone',
  grep: isLong ? /@phone/ : /@phone(?!-long)/,
  grepInvert: longOnly,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'var/browser',
  workers: 3,
  retries: 0,
  // Long, for slow machines that run two browsers.
  timeout: isLong ? 300_000 : 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    colorScheme: 'dark',
    // Tests must not depend on pages that an earlier one cached; only offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    // Animations take CPU time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Tests run on a desktop screen; with the tag "@phone" also on a phone ("@phone-long": in the long test), with "@phone-only" only there.
  projects: isLong
    ? [{ name: 'desktop', ...desktop }, phone]
    : [{ name: 'desktop', ...inOneWorker, ...desktop, grep: withPictures }, { ...inOneWorker, ...phone }, withoutPictures],
  webServer: {
    command: `"${process.execPath}" build/server/start.js`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: 'var/real-wiki.db',
      RATE_LIMIT: 'off',
      // Three browsers and the server share two cores: waiting for the CPU must not count as overload.
      MAX_WAIT_MS: '60000',
      PUBLISH: 'false',
      // The tests of pages have filled it (scripts/run-tests.ts).
      CONTENT_WATCH: String(process.env.REAL_WIKI_FILLED !== 'true'),
      CACHE_MB: '1024',
      LOG_LEVEL: 'warn',
    },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
