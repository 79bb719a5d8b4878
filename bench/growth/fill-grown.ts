import { setTimeout as wait } from 'node:timers/promises'
import { readContent } from '#content/read-content.ts'
import type { Content } from '#content/read-files.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { growBoards } from './grow-content.ts'

/** Options of the process. With `changeEvery`, it changes the content repeatedly, every so many milliseconds. */
export type FillingOrder = { folder: string; databaseUrl: string; runs: number; pokes: number; changeEvery?: number }
/** CPU seconds, and peak memory in megabytes. */
export type FillingReport = { readSeconds: number; fillSeconds: number; megabytes: number; rows: number }

/** A separate process, so that its time and memory can be measured. The options are a JSON argument. */
const { folder, databaseUrl, runs, pokes, changeEvery } = JSON.parse(process.argv[2] ?? '{}') as FillingOrder
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const read = readContent(folder)
const readSeconds = spent()
const content = growBoards(read, { runs, pokes })
const begun = spent()
const database = await openDatabase(databaseUrl)
const { written } = await fill(database, stamp(content, 1))
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
const report: FillingReport = { readSeconds, fillSeconds: spent() - begun, megabytes, rows: written }
process.send?.(report)
if (changeEvery !== undefined) await changeOn(changeEvery)
await database.close()
process.disconnect()

/** Changes the content until the process is killed. */
async function changeOn(pause: number) {
  for (let number = 2; ; number++) {
    await wait(pause)
    await fill(database, stamp(content, number))
  }
}

/** Puts a number into the answers of several calls: a page with two numbers mixes two revisions. */
function stamp({ site, items, ...rest }: Content, number: number): Content {
  return {
    ...rest,
    site: { ...site, name: `Wiki-${number}` },
    items: items.map((item, index) => (index % 100 === 0 ? { ...item, description: `Stamp-${number}` } : item)),
  }
}
