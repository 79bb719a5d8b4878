import { setTimeout as wait } from 'node:timers/promises'
import { readContent } from '#content/read-content.ts'
import type { Content } from '#content/read-files.ts'
import { fill } from '#database/fill.ts'
import { openDatabase } from '#database/open-database.ts'
import { growBoards } from './grow-content.ts'

/** What is to be filled; with `changeEvery`, the content is changed again and again after so many milliseconds. */
export type FillingOrder = { folder: string; databaseUrl: string; runs: number; pokes: number; changeEvery?: number }
/** What it took: seconds of the processor, and megabytes at most. */
export type FillingReport = { readSeconds: number; fillSeconds: number; megabytes: number; rows: number }

/** A process of its own, so that its time and memory can be told from those of others. The order comes as JSON. */
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

/** For as long as somebody measures. */
async function changeOn(pause: number) {
  for (let number = 2; ; number++) {
    await wait(pause)
    await fill(database, stamp(content, number))
  }
}

/** The same number in what several calls answer: a page that shows two of them is torn. */
function stamp({ site, items, ...rest }: Content, number: number): Content {
  return {
    ...rest,
    site: { ...site, name: `Wiki-${number}` },
    items: items.map((item, index) => (index % 100 === 0 ? { ...item, description: `Stamp-${number}` } : item)),
  }
}
