import { today } from '#model/text/today.ts'
import { messageOf } from '#model/text/message-of.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { countOf } from '#model/text/count-of.ts'
import { importTimeoutMs } from '#model/http/timeouts.ts'
import { createAsker } from './ask-origin.ts'
import { collect } from './collect.ts'
import { openHere } from './here.ts'
import { openAnswerCache } from './answer-cache.ts'
import { planChanges, type Plan } from './plan.ts'
import { planSite } from './plan-site.ts'
import { showProgress } from './progress.ts'
import type { Rejected } from './read-rows.ts'
import { printPlan } from './print-plan.ts'
import { writeTexts } from '#cli/read-as-if.ts'
import { stageChanges } from './stage.ts'
import { toThings } from './to-things.ts'

export type Options = {
  /** Only print the changes. */
  dryRun?: boolean
  /** Write without asking first. */
  yes?: boolean
  /** Ignore cached answers. */
  fresh?: boolean
  /** Milliseconds between two requests. */
  pause?: number
  /** Milliseconds that one answer may take. */
  timeoutMs?: number
  /** Folder for cached answers and rejected rows. */
  cacheIn?: string
}

/**
 * Imports content from another host of the API: new things, and values that are unknown here. Values that people wrote here are kept. The
 * changes are printed before anything is written. All input is checked and treated as text. Rejects before anything is written if the host
 * does not answer like a wiki.
 */
export async function importWiki(folder: string, address: string, options: Options = {}) {
  const { dryRun = false, yes = false, fresh = false, pause = 250, timeoutMs = importTimeoutMs, cacheIn = 'var/import' } = options
  const origin = readOrigin(address)
  const here = openHere(folder)
  const cacheFolder = join(cacheIn, origin.host.replace(/[^\w.-]/g, '-'))
  const cache = openAnswerCache(cacheFolder, fresh)
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY

  const collected = await collectOrExplain(origin)
  const words = `Imported from ${origin.host}`
  const source = { source: words, certainty: 'guess', lines: { description: words } }
  const reject = (row: Rejected) => void collected.rejected.push(row)
  const things = toThings(collected, source, today(), reject)
  const [site, all] = [planSite(collected.spotlight, here), planChanges(things, here, source, today(), reject)]
  const { changes, texts } = stageChanges(folder, [...site.changes, ...all.changes], reject)
  const plan: Plan = { changes, conflicts: [...site.conflicts, ...all.conflicts], same: site.same + all.same }
  printPlan(plan, collected.rejected, origin.host)
  if (collected.rejected.length > 0) {
    const file = `${cacheFolder}.rejected.yaml`
    writeFileSync(file, stringify(collected.rejected))
    console.log(`The rejected things are in ${file}.`)
  }
  if (changes.length === 0) return console.log('There is nothing to write.')
  if (dryRun) return console.log('Nothing was written (--dry-run).')
  if (!yes && !(isTerminal && (await confirm(`Write ${countOf(texts.size, 'file')}?`))))
    return console.log('Nothing was written. Add --yes to write the changes.')
  writeTexts(folder, texts)
  cache.clear()
  console.log(`Wrote ${countOf(texts.size, 'file')} in ${folder}. Read them, then run: npm run wiki -- check`)

  async function collectOrExplain({ host }: URL) {
    const before = cache.count()
    if (before > 0) console.log(`${countOf(before, 'answer')} of ${host} are cached since less than a day ago. Use --fresh to ignore them.`)
    const shown = await showProgress(host, isTerminal)
    try {
      const answers = await collect(createAsker(origin, { pauseMs: pause, timeoutMs }, cache), shown.onProgress)
      shown.stop(`${host}: all requests are complete.`)
      return answers
    } catch (error) {
      shown.stop('Interrupted; nothing was written.')
      const message = `${messageOf(error)}\nThe answers are cached in ${cacheFolder}. Run the same command to continue.`
      throw new Error(message, { cause: error })
    }
  }
}

function readOrigin(address: string): URL {
  const url = URL.parse(/^\w+:\/\//.test(address) ? address : `https://${address}`)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`"${address}" is not an address. Write it as https://api.example.org`)
  return new URL(url.origin)
}

async function confirm(message: string): Promise<boolean> {
  const prompts = await import('@clack/prompts')
  return (await prompts.confirm({ message })) === true
}
