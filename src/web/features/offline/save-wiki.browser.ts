import { find } from '#web/browser/find.ts'
import { forgetWhole, isFull, StoringOffError } from '#web/browser/page-cache/page-cache.ts'
import { toRelative } from '#web/features/dates/relative-time.ts'
import { findCachedWiki, findWikiFiles, cacheWiki, type Whole } from './cache-wiki.browser.ts'
import { wholeButton, wholeProgress, wholeSize, wholeStatus } from './offline.data-attrs.ts'

/** 2_416_828 -> "2.4 MB" */
export function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
}

/** Buttons that cache the whole wiki, with size, progress and result. */
export function startSavingWiki(page: HTMLElement, onChange: () => void) {
  const [keepButton, stopButton, forgetButton] = (['keep', 'stop', 'forget'] as const).map((act) =>
    find<HTMLButtonElement>(page, wholeButton, act),
  )
  const progress = find<HTMLProgressElement>(page, wholeProgress)
  const showStatus = (sentence: string) => find(page, wholeStatus)?.replaceChildren(sentence)
  const size = find(page, wholeSize)
  let controller: AbortController | undefined

  /** Shows what is cached and what could be. */
  async function showState() {
    const [cached, whole] = await Promise.all([findCachedWiki(), findWikiFiles().catch(() => undefined)])
    forgetButton?.toggleAttribute('hidden', !cached)
    keepButton?.toggleAttribute('hidden', !whole)
    if (cached) keepButton?.lastChild?.replaceWith('Update')
    size?.replaceChildren(
      [cached && showCached(cached.at, whole ? whole.revision > cached.revision : undefined), whole && showCost(whole)]
        .filter(Boolean)
        .join(' '),
    )
    if (!cached && !whole) size?.replaceChildren('To save the whole wiki, come back when you’re online.')
    return whole
  }

  async function startSaving() {
    controller = new AbortController()
    setRunning(true)
    showStatus('Checking…')
    const { signal } = controller
    try {
      const whole = await findWikiFiles()
      const all = whole.pages.length + whole.fragments.length + whole.files.length
      if (progress) progress.max = all
      showStatus('Saving… You can keep reading in another tab.')
      await cacheWiki(whole, (done) => showStep(done, all), signal)
      showStatus('Done. The whole wiki and its map open offline now.')
    } catch (error) {
      showStatus(explain(error, signal))
    }
    controller = undefined
    setRunning(false)
    await showState()
    onChange()
  }

  /** Updates the progress; each 10% is announced to screen readers. */
  function showStep(done: number, all: number) {
    if (progress) progress.value = done
    const tenth = Math.floor((done / all) * 10)
    if (tenth > Math.floor(((done - 1) / all) * 10) && tenth < 10) showStatus(`${tenth * 10} % saved. You can keep reading in another tab.`)
  }

  function setRunning(isRunning: boolean) {
    for (const part of [stopButton, progress]) part?.toggleAttribute('hidden', !isRunning)
    for (const button of [keepButton, forgetButton]) button?.toggleAttribute('disabled', isRunning)
  }

  keepButton?.addEventListener('click', () => void startSaving())
  // Disabled until now, because a click would have been lost.
  keepButton?.toggleAttribute('disabled', false)
  stopButton?.addEventListener('click', () => controller?.abort())
  forgetButton?.addEventListener('click', () => {
    void forgetWhole('kept-whole').then(() => {
      showStatus('Deleted. Pages that you opened are still kept.')
      keepButton?.lastChild?.replaceWith('Keep for offline')
      onChange()
      return showState()
    })
  })
  void showState()
}

function showCached(at: number, isOlder: boolean | undefined): string {
  const since = `The whole wiki was kept ${toRelative(at)}.`
  if (isOlder === undefined) return since
  return isOlder ? `${since} Its content has changed since then.` : `${since} Nothing has changed since then.`
}

function showCost({ pages, files, pageBytes }: Whole): string {
  const bytes = pageBytes + files.reduce((sum, [, size]) => sum + size, 0)
  return `All ${pages.length} pages, with the map and ${files.length} pictures and other files, are about ${toMegabytes(bytes)} to load; what is there already is not loaded again.`
}

/** Message for an interrupted download. Entries cached so far are kept, and the next try continues from there. */
function explain(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'Stopped. What has come so far is kept, and you can go on later.'
  if (error instanceof StoringOffError) return 'Stopped: offline reading is switched off.'
  if (isFull(error)) return 'This browser has no room for more. What has come so far is kept and opens without a network.'
  return 'The wiki cannot be reached. What has come so far is kept, and you can go on later.'
}
