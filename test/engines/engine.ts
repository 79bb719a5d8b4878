import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { Builder, By, Capabilities, type WebElement } from 'selenium-webdriver'
import { findFreePort } from '../support/free-port.ts'

/** What a test needs of a browser, in every engine. */
export type Tab = {
  open(address: string): Promise<unknown>
  reload(): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Runs an expression in the page: "document.title". */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<unknown>
}

type Engine = {
  /** What is missing on this machine, and how to get it; undefined when the engine can run. */
  missing: string | undefined
  start(): Promise<Tab>
}

const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const webKitDriver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'

/** Only Debian's packages are looked for; FIREFOX and WEBKIT_DRIVER name others. */
export const engines: Record<'Firefox' | 'WebKit', Engine> = {
  Firefox: {
    missing: existsSync(firefox) ? undefined : `no ${firefox}: apt-get install firefox-esr, or name it in FIREFOX`,
    start: startFirefox,
  },
  WebKit: {
    missing: existsSync(webKitDriver)
      ? findDisplay()
      : `no ${webKitDriver}: apt-get install webkit2gtk-driver xvfb, or name it in WEBKIT_DRIVER`,
    start: startWebKit,
  },
}

/** Firefox speaks WebDriver BiDi itself. */
async function startFirefox(): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  })
  const page = await browser.newPage()
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** WebKitGTK has a window, so it needs a display: Xvfb where there is none. */
async function startWebKit(): Promise<Tab> {
  const [port, display] = [await findFreePort(), `:${process.pid}`]
  const screen = process.env.DISPLAY ? undefined : spawn('Xvfb', [display, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' })
  const driver = spawn(webKitDriver, [`--port=${port}`], { stdio: 'ignore', env: { DISPLAY: display, ...process.env } })
  await waitFor(() => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok))
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } }))
    .build()
  await browser.manage().window().setRect({ width: 1280, height: 800 })
  const find = (selector: string): Promise<WebElement> => browser.findElement(By.css(selector))
  return {
    open: (address) => browser.get(address),
    reload: () => browser.navigate().refresh(),
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    close: async () => {
      await browser.quit()
      driver.kill()
      screen?.kill()
    },
  }
}

function findDisplay(): string | undefined {
  return process.env.DISPLAY || existsSync('/usr/bin/Xvfb') ? undefined : 'no display: apt-get install xvfb, or set DISPLAY'
}

/** Asks again until the answer is true. */
export async function waitFor(ask: () => Promise<unknown>, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let last: unknown
  while (Date.now() < deadline) {
    last = await ask().catch((error: unknown) => error)
    if (last === true) return
    await sleep(100)
  }
  throw new Error(`waited ${timeoutMs} ms in vain: ${String(last)}`)
}
