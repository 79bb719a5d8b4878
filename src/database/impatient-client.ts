import { Client, type ClientConfig } from 'pg'

/** Between two of them, whatever has arrived is read. */
const steps = 4

/** What did not come in time. */
export class TooLate extends Error {
  constructor(what: string) {
    super(`The database did not answer in time: ${what}.`)
  }
}

/**
 * Calls back after so many milliseconds, unless it is stopped. A process that others kept from the processor finds its clocks run down and
 * the answers beside them unread: in several steps, the answers come first.
 */
function callAfter(milliseconds: number, callBack: () => void): () => void {
  let left = steps
  let timer: NodeJS.Timeout | undefined
  const step = () => {
    if (left === 0) return callBack()
    left -= 1
    timer = setTimeout(step, milliseconds / steps)
  }
  step()
  return () => clearTimeout(timer)
}

/** What `work` comes to, unless that takes too long. */
export function within<T>(milliseconds: number, work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = callAfter(milliseconds, () => reject(new TooLate(what)))
    work.then(resolve, reject).finally(stop)
  })
}

/** How long the server may be silent: until there is a connection, and after a question. In milliseconds. */
export type Limits = {
  connectWithin: number
  answerWithin: number
  onAnswer?: () => void
  onMute?: () => void
  /** Is told of every question. */
  silence?: Silence
}

/** How long a database that was asked something has said nothing, to anyone. */
export function createSilence() {
  let waiting = 0
  let since = 0
  return {
    /** Counts until it is answered, or given up. */
    async break<T>(answer: Promise<T>): Promise<T> {
      if (waiting === 0) since = performance.now()
      waiting += 1
      try {
        const answered = await answer
        since = performance.now()
        return answered
      } finally {
        waiting -= 1
      }
    },
    /** In milliseconds; 0 while nobody waits. */
    lasts: () => (waiting === 0 ? 0 : performance.now() - since),
  }
}
export type Silence = ReturnType<typeof createSilence>

/** A connection that lets nobody wait for a database that says nothing, and is not asked again then: its network may be gone without a word. */
export class ImpatientClient extends Client {
  readonly #connectWithin: number

  constructor({ connectWithin, answerWithin, onAnswer = () => {}, onMute = () => {}, silence, ...config }: ClientConfig & Limits) {
    super(config)
    this.#connectWithin = connectWithin
    const ask = this.query.bind(this) as (...question: unknown[]) => unknown
    const askWithin = (...question: unknown[]) => {
      const answer = ask(...question)
      if (!(answer instanceof Promise)) return answer
      const inTime = within(answerWithin, answer, 'a question')
      inTime.then(onAnswer, (error: unknown) => {
        // Told by the server itself, the connection is well and the question took too long.
        if (!(error instanceof TooLate)) return
        onMute()
        void this.end()
      })
      return silence ? silence.break(inTime) : inTime
    }
    this.query = askWithin as typeof this.query
  }

  override connect(): Promise<this>
  override connect(heard: (error: Error) => void): void
  override connect(heard?: (error: Error) => void): Promise<this> | void {
    const stop = callAfter(this.#connectWithin, () => this.connection.stream.destroy(new TooLate('a connection')))
    if (!heard) return (super.connect() as Promise<this>).finally(stop)
    super.connect((error: Error | null) => {
      stop()
      heard(error as Error)
    })
  }
}
