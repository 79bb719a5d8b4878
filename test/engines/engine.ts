import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { findFreePort } from '../support/free-port.ts'
import { firefox, webKitDriver, type EngineName } from './browsers.ts'

/** Browser operations that tests use, for every engine. */
export type Tab = {
  /** Resolves when the document is complete. */
  open(address: string): Promise<unknown>
  reload(): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Tab' | 'Enter' | 'ArrowDown'): Promise<void>
  /** Evaluates an expression in the page: "document.title". */
  evaluate(expression: string): Promise<unknown>
  /** Evaluates an expression in the first frame of the page. */
  evaluateInFrame(expression: string): Promise<unknown>
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>
  close(): Promise<unknown>
}

const desktop = { width: 1280, height: 800 }

export const startEngine: Record<EngineName, () => Promise<Tab>> = { Firefox: startFirefox, WebKit: startWebKit }

/** Firefox supports WebDriver BiDi itself. */
async function startFirefox(): Promise<Tab> {
  const browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true, defaultViewport: desktop })
  const page = await browser.newPage()
  /** `page.goto` and `page.reload` hang if Firefox does not report the removal of a frame: polls the document instead. */
  const navigate = async (call: string) => {
    await page.evaluate(`window.isLeft = true; ${call}`)
    // An empty document may come in between.
    await waitFor(() =>
      page.evaluate(
        'window.isLeft === undefined && location.href !== "about:blank" && document.body !== null && document.readyState === "complete"',
      ),
    )
  }
  return {
    open: (address) => navigate(`location.assign(${JSON.stringify(address)})`),
    reload: () => navigate('location.reload()'),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression),
    evaluateInFrame: async (expression) => page.frames()[1]?.evaluate(expression),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

/** WebKitGTK needs a display: starts Xvfb if there is none. */
async function startWebKit(): Promise<Tab> {
  const [port, display] = [await findFreePort(), `:${process.pid}`]
  const screen = process.env.DISPLAY ? undefined : spawn('Xvfb', [display, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' })
  const driver = spawn(webKitDriver, [`--port=${port}`], { stdio: 'ignore', env: { DISPLAY: display, ...process.env } })
  await waitFor(() => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok))
  const browser = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } }))
    .build()
  const resize = (width: number, height: number) => browser.manage().window().setRect({ width, height })
  await resize(desktop.width, desktop.height)
  const find = (selector: string): Promise<WebElement> => browser.findElement(By.css(selector))
  return {
    open: (address) => browser.get(address),
    reload: () => browser.navigate().refresh(),
    resize,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    press: (key) => browser.actions().sendKeys({ Tab: Key.TAB, Enter: Key.ENTER, ArrowDown: Key.ARROW_DOWN }[key]).perform(),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    evaluateInFrame: async (expression) => {
      await browser.switchTo().frame(0)
      try {
        return await browser.executeScript(`return ${expression}`)
      } finally {
        await browser.switchTo().defaultContent()
      }
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit()
      driver.kill()
      screen?.kill()
    },
  }
}

/** Polls until the result is true. */
export async function waitFor(ask: () => Promise<unknown>, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let last: unknown
  while (Date.now() < deadline) {
    last = await ask().catch((error: unknown) => error)
    if (last === true) return
    await sleep(100)
  }
  throw new Error(`Not true within ${timeoutMs} ms. Last result: ${String(last)}`)
}
