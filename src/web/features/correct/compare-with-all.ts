import { api } from '#web/browser/api.ts'
import { mayNameScripts, trustScript } from '#web/browser/trusted-types.ts'
import type { CheckRequest, Compared } from './content-check.worker.ts'
// oxlint-disable-next-line import/default -- made by Vite: the URL of the built worker
import script from './content-check.worker.ts?worker&url'

let address: string | undefined

/** Runs `wiki check` on a changed file together with all others; undefined if that fails. */
export async function compareWithAll(changed: CheckRequest['changed']): Promise<Compared | undefined> {
  address ??= trustScript(mayNameScripts.check, script)
  const worker = new Worker(address, { type: 'module' })
  try {
    return await runWorker(worker, { files: await api.contentFiles(), changed })
  } catch {
    // No network, or the browser is too old for the check.
    return undefined
  } finally {
    worker.terminate()
  }
}

function runWorker(worker: Worker, request: CheckRequest): Promise<Compared> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Compared>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The rules did not come, or do not run here.')))
    worker.postMessage(request, [])
  })
}
