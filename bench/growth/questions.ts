import { readdirSync, readFileSync } from 'node:fs'

/** What a reader asks, and the addresses at which: each is asked once, so nothing is answered from the cache. */
export type Question = {
  what: string
  paths: readonly string[]
  isBudgeted?: false
  /** Asked before, in both wikis, and not measured: what runs often is compiled, and of many things it does so with the first questions. */
  before?: readonly string[]
  /** Asked of a server that was started for it, and has answered nothing. */
  isFirst?: true
  /** Asked with all the files that it names, as search engines do: what it costs is shared out among the addresses in them. */
  isSitemap?: true
}

/** Questions of readers to a wiki with these items and guides; without a budget are those for all that there is. */
export function listQuestions(items: readonly string[], guides: readonly string[]): Question[] {
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

/** Seconds of the processor that a process has spent, all its threads together: to the microsecond. Linux only. */
export function readSpent(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce((sum, thread) => {
    const [spent = ''] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(spent) / 1e9
  }, 0)
}
