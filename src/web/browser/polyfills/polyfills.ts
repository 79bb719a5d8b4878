import './language-polyfills.ts'

/**
 * APIs that the oldest supported browsers (Safari 16.4, Firefox 115 ESR, Chrome and Edge 109) lack. Loaded by `entry.client.ts` if
 * something is missing; `test/browser/older-browsers.spec.ts` has the list.
 */
addMissing(AbortSignal, 'any', (signals: AbortSignal[]) => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
  }
  return controller.signal
})

addMissing(URL, 'canParse', (url: string, base?: string) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
})

addMissing(Element.prototype, 'checkVisibility', function (this: Element) {
  return this.getClientRects().length > 0
})

function addMissing(target: object, name: string, value: unknown) {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
