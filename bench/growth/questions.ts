import { readdirSync, readFileSync } from 'node:fs'

/** Requests to measure. Each URL is requested once, so nothing comes from the cache. */
export type GrowthQuestion = {
  what: string
  paths: readonly string[]
  isBudgeted?: false
  /** Warm-up requests, not measured. */
  before?: readonly string[]
  /** Requested from a new server, before anything else. */
  isFirst?: true
  /** A sitemap: requested with all its files, and the cost is divided by the number of URLs in them. */
  isSitemap?: true
}

/** Lists the questions; those for complete data have no budget. */
export function listQuestions(items: readonly string[], guides: readonly string[]): GrowthQuestion[] {
  const words = ['gold', 'pipe', 'valve', 'copper', 'shov', 'brass sieve', 'water', 'kepad', 'conveyor', 'wash', 'drill', 'lantern']
  const others = ['silver', 'iron', 'shaft', 'pump', 'sluice', 'machine', 'zinc', 'piston', 'gauge', 'crate', 'rail', 'slope']
  const search = (word: string) => `/search?q=${encodeURIComponent(word)}`
  const views = ['find=gold', 'sort=price&direction=desc', 'group=tool', 'find=sieve&mods=true', 'sort=description']
  return [
    { what: 'first item page after a start', isFirst: true, paths: items.slice(0, 1) },
    { what: 'first search after a start', isFirst: true, paths: [search('shovel')] },
    { what: 'item page', before: items.slice(0, 1), paths: items.slice(1) },
    { what: 'guide', paths: guides },
    { what: 'database page', paths: ['/database'], isBudgeted: false },
    { what: 'database page, filtered or sorted', paths: views.map((view) => `/database?${view}`), isBudgeted: false },
    { what: 'list page', paths: ['/list', '/list?find=pipe'], isBudgeted: false },
    { what: 'shop page', paths: ['/guide-book/towns/bastion-keep/tools-equipment/2'], isBudgeted: false },
    { what: 'search page', before: others.map(search), paths: words.map(search) },
    { what: 'suggestions', paths: words.map((word) => `/api/suggest-all/${encodeURIComponent(word)}/`) },
    { what: 'speedruns', paths: ['/speedrun', '/speedrun?page=2', '/speedrun?setup=Solo'] },
    { what: 'pokes', paths: ['/pokes', '/pokes?all=true&page=3', '/pokes?all=true&sort=username'] },
    { what: 'sitemap with its files, for 1,000 addresses', paths: ['/sitemap.xml'], isSitemap: true },
    { what: 'selling tool', paths: ['/tools/sell'] },
    { what: 'scrap tool', paths: ['/tools/scrap'], isBudgeted: false },
    { what: 'growth timers', paths: ['/tools/growth-timers'], isBudgeted: false },
    { what: 'my game', paths: ['/my-game'], isBudgeted: false },
    { what: 'open questions', paths: ['/open-questions'] },
    { what: 'how sure each price is', paths: ['/data-quality/item/value'], isBudgeted: false },
    { what: 'all items by the API', paths: ['/api/items/all'], isBudgeted: false },
    { what: 'everything by the API', paths: ['/api/dump.json'], isBudgeted: false },
  ]
}

/** CPU seconds of a process with all its threads, to the microsecond. Linux only. */
export function readSpent(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce((sum, thread) => {
    const [spent = ''] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(spent) / 1e9
  }, 0)
}
