import type { reach } from './serve.ts'
import { templateOf } from './templates.ts'

type Anchor = { from: string; path: string; id: string }
export type CrawledPage = { html: string; headers: Headers }

/**
 * Reads the pages at `starts` and every page that they link to, directly or not: at most `perTemplate` more of each page file. Returns the
 * pages by path, dead links and anchors, and the addresses of assets.
 */
export async function crawl(wiki: ReturnType<typeof reach>, starts: readonly string[], perTemplate = Infinity) {
  const pages = new Map<string, CrawledPage>()
  const dead: string[] = []
  const assets = new Set<string>()
  const anchors: Anchor[] = []
  const queue = [...starts]
  const queued = new Set(queue)
  const countByTemplate = new Map<string, number>()

  function follow(href: string, from: string) {
    const link = new URL(href.replaceAll('&amp;', '&'), wiki.address + from)
    if (link.origin !== wiki.address) return
    const target = link.pathname + link.search
    // Tools link to other inputs endlessly.
    if (link.search && from.startsWith(`${link.pathname}?`)) return
    // A fragment with "=" is state (the map's view), not an anchor.
    if (link.hash.length > 1 && !link.hash.includes('=')) anchors.push({ from, path: target, id: decodeURIComponent(link.hash.slice(1)) })
    // Filters, pagination and lists: one URL of each kind is enough.
    const isList = /^\/list\/./.test(link.pathname)
    const kind = isList ? '/list/' : link.search ? link.pathname + [...link.searchParams.keys()].join() : target
    if (queued.has(kind)) return
    queued.add(kind)
    const template = templateOf(link.pathname)
    const count = countByTemplate.get(template) ?? 0
    if (count >= perTemplate) return
    countByTemplate.set(template, count + 1)
    queue.push(target)
  }

  async function work() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const response = await wiki.get(path, { redirect: 'follow' })
      if (response.status !== 200) {
        dead.push(`${response.status} ${path}`)
        continue
      }
      if (!response.headers.get('content-type')?.startsWith('text/html')) {
        await response.arrayBuffer()
        continue
      }
      const html = await response.text()
      pages.set(path, { html, headers: response.headers })
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) follow(href, path)
      for (const [, source = ''] of html.matchAll(/<(?:img|source|script|link|use)[^>]*?(?:src|href|srcset)="(\/assets\/[^"# ]+)/g))
        assets.add(source)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  // The queue may run empty while other workers still read.
  await work()
  for (const { from, path, id } of anchors) {
    const page = pages.get(path)
    if (page && id !== 'top' && !page.html.includes(`id="${id}"`)) dead.push(`${from} -> ${path}#${id}`)
  }
  return { pages, dead, assets }
}
