import { existsSync } from 'node:fs'

export type EngineName = 'Firefox' | 'WebKit'

export const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
export const webKitDriver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'

/** Why an engine cannot run on this machine, with the fix; undefined if it can. Only Debian's packages are searched. */
export const missingBrowsers: Record<EngineName, string | undefined> = {
  Firefox: existsSync(firefox) ? undefined : `no ${firefox}: apt-get install firefox-esr, or name it in FIREFOX`,
  WebKit: existsSync(webKitDriver)
    ? findDisplay()
    : `no ${webKitDriver}: apt-get install webkit2gtk-driver xvfb, or name it in WEBKIT_DRIVER`,
}

function findDisplay(): string | undefined {
  return process.env.DISPLAY || existsSync('/usr/bin/Xvfb') ? undefined : 'no display: apt-get install xvfb, or set DISPLAY'
}
