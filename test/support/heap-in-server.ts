import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Read by a server before anything else (--import): asked by a signal, it writes down how many bytes it still holds once all that
// nothing points at is away.
const { HELD_FILE: file } = process.env
if (file && isMainThread && /\bstart\.[jt]s$/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    // What is tidied up only when its owner is gone goes the second time.
    collect()
    setImmediate(() => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      writeFileSync(`${file}.new`, String(heapUsed + external))
      renameSync(`${file}.new`, file)
    })
  })
}
