import type { Logger } from 'pino'
import { describeSetAside } from '#database/open-database.ts'
import { inspect, setAside } from '#database/sqlite-file.ts'
import type { HeldFile } from '#database/sqlite.ts'

/** How often the file is looked at, in milliseconds. */
const lookEvery = 500
/** So often in a row nothing can be told of a file before that counts as nothing in it: what keeps it busy is soon done. */
const mostUnknown = 3
/** A filling that has failed is not asked for again before, in milliseconds. */
const askAgainAfter = 10_000

type Needs = {
  held: HeldFile
  /** The newest revision that this copy knows of. */
  revision: () => number
  /** Fills whatever lies at the path, or makes it, under a number above that revision. */
  refill: (above: number) => Promise<boolean>
  takeOver: () => Promise<unknown>
  log: Logger
}

/**
 * Heals the SQLite file while the wiki runs. A file that somebody damaged, truncated, deleted or replaced is set aside and filled
 * anew; what was held before answers until then, if it still can. Returns whether it is ill, and the way to stop.
 */
export function keepWell({ held, revision, refill, takeOver, log }: Needs) {
  const { path } = held
  let trouble = ''
  /** Up to which revision every row was looked at: of a file that was there before the start, all are. */
  let seen: number | undefined
  let isFilling = false
  let askAgainAt = 0
  let unknown = 0

  function tell(sentence: string) {
    if (sentence !== trouble) log.error(sentence)
    trouble = sentence
  }

  async function look() {
    let standing = held.look()
    if (standing === 'same' && seen !== undefined && !trouble) return
    if (standing === 'gone') {
      askForFilling(`${path} is gone while the wiki runs. It is filled anew.`)
      return
    }
    if (standing === 'parted') {
      // Whoever fills would write beside it where what is held never looks.
      held.takeOver()
      standing = held.look()
    }
    // What is newer than the last look was filled just now, whoever has heard of it first.
    const found = await inspect(path, seen)
    unknown = found.state === 'unknown' ? unknown + 1 : 0
    if (unknown > 0 && unknown < mostUnknown) return
    seen = found.state === 'filled' ? found.revision : revision()
    if (found.state === 'damaged') {
      // What is read from it is not to be trusted. One that was replaced is still held, and still whole.
      if (standing !== 'replaced') held.letGo()
      askForFilling(describeSetAside(path, found.how, setAside(path)))
      return
    }
    const isHeld = standing === 'same' || standing === 'written' || standing === 'suspect'
    // One that was let go, because nothing could be read from it for a while, and is as it was: no filling could make it better.
    const isBack = standing === 'let go' && found.state === 'filled' && found.revision === revision()
    if (found.state === 'filled' && (isHeld || isBack)) {
      if (standing === 'suspect' || isBack) held.takeOver()
      else held.accept()
      trouble = ''
      return
    }
    if (found.state === 'filled' && found.revision > revision()) {
      held.takeOver()
      trouble = ''
      log.warn({ revision: found.revision }, `${path} is whole again and has been taken over`)
      await takeOver()
      return
    }
    if (isHeld) held.letGo()
    askForFilling(`${path} was emptied or replaced while the wiki runs. It is filled anew.`)
  }

  /** What fails is tried again by those who fill; what is good and lost once more is asked for once more. */
  function askForFilling(sentence: string) {
    if (!trouble) tell(sentence)
    if (isFilling || Date.now() < askAgainAt) return
    isFilling = true
    void refill(revision())
      .then((isFilled) => (askAgainAt = isFilled ? 0 : Date.now() + askAgainAfter))
      .finally(() => (isFilling = false))
  }

  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => tell(error.message))
      .finally(() => (looking = undefined))
  }, lookEvery)
  timer.unref()
  return {
    isIll: () => trouble !== '' || held.isSuspect(),
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
