import { countOf } from '#model/text/count-of.ts'
import type { OnProgress } from './collect.ts'

/** Where nobody watches a bar, so many answers come between two lines. */
const answersALine = 50

export type Shown = { onProgress: OnProgress; stop(message: string): void }

/** A bar in a terminal, now and then a line elsewhere; both say how long it may still take. */
export async function showProgress(host: string, isTerminal: boolean): Promise<Shown> {
  const timeLeft = createClock()
  if (!isTerminal)
    return {
      onProgress: (done, left) => {
        const said = timeLeft(done, left)
        if (done % answersALine === 0) console.log(`${countOf(done, 'answer')} of ${host}${said}`)
      },
      stop: (message) => console.log(message),
    }
  const { progress } = await import('@clack/prompts')
  // How much there is becomes known while it comes: the bar is of hundredths.
  const bar = progress({ max: 100, cancelMessage: 'Interrupted; nothing was written. The same command goes on from here.' })
  bar.start(`Asking ${host}`)
  let shown = 0
  return {
    onProgress: (done, left) => {
      const now = left === undefined ? 0 : Math.floor((done / (done + left)) * 100)
      bar.advance(Math.max(0, now - shown), `${countOf(done, 'answer')}${timeLeft(done, left)}`)
      shown = Math.max(shown, now)
    },
    stop: (message) => bar.stop(message),
  }
}

/** How long what is left takes, when it comes as quickly as what has come. */
function createClock(now = () => performance.now()) {
  const start = now()
  return (done: number, left?: number) => (left === undefined ? '' : `; ${formatTimeLeft(((now() - start) / done) * left)}`)
}

/** 95_000 -> "about 2 min left" */
function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`
}
