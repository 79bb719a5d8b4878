import { countOf } from '#model/text/count-of.ts'
import type { OnProgress } from './collect.ts'

/** Answers between two lines of output without a terminal. */
const answersALine = 50

export type ProgressDisplay = { onProgress: OnProgress; stop(message: string): void }

/** Shows a progress bar in a terminal, else lines; both with the remaining time. */
export async function showProgress(host: string, isTerminal: boolean): Promise<ProgressDisplay> {
  const timeLeft = createClock()
  if (!isTerminal)
    return {
      onProgress: (done, left) => {
        const remaining = timeLeft(done, left)
        if (done % answersALine === 0) console.log(`${countOf(done, 'answer')} of ${host}${remaining}`)
      },
      stop: (message) => console.log(message),
    }
  const { progress } = await import('@clack/prompts')
  // The total is not known at the start, so the bar is in percent.
  const bar = progress({ max: 100, cancelMessage: 'Interrupted; nothing was written. Run the same command to continue.' })
  bar.start(`Requesting ${host}`)
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

/** Estimates the remaining time from the average so far. */
function createClock(now = () => performance.now()) {
  const start = now()
  return (done: number, left?: number) => (left === undefined ? '' : `; ${formatTimeLeft(((now() - start) / done) * left)}`)
}

/** 95_000 -> "about 2 min left" */
function formatTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`
}
