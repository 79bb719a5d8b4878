import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server with --import: on a signal it collects garbage and writes the used heap in bytes.
const { HELD_FILE: file } = process.env
if (file && isMainThread && /\bstart\.[jt]s$/.test(process.argv[1] ?? '')) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    // Twice: some objects are released only after their owner.
    collect()
    setImmediate(() => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      writeFileSync(`${file}.new`, String(heapUsed + external))
      renameSync(`${file}.new`, file)
    })
  })
}
