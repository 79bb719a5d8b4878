import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import type { Outside } from './outside.ts'
import { serve, type Served } from './serve.ts'

type Site = {
  embeds: { spotlight: string; game_video: string; video_host: string; store_widget: string; chat_widget: string }
  ads: { provider: string; tracks: boolean }
  analytics: { endpoint: string; domain: string }
  contact: { email: string }
  plot: { title: string; text: string; url: string }
}

/** Real pages with a place for what others offer. What they tell of the game is not in the small wiki. */
const proseWithPlaces = ['about-hydroneer', 'contact', 'faq', 'privacy'].map((name) => `pages/${name}.md`)
const ofTheGame = /:[a-z]+\[[^\]]*\]/g

/** The small wiki, which starts in half the time, with something to embed: its own settings name nothing. */
export function serveWith(change: (site: Site) => void): Promise<Served> {
  return serve({}, 'test/wiki', (content) => {
    for (const page of proseWithPlaces) {
      const text = readFileSync(join('content', page), 'utf8').replaceAll(ofTheGame, 'something')
      // A link to what is not there is a mistake in the content.
      writeFileSync(join(content, page), text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    }
    const file = join(content, 'site.yaml')
    const site = parse(readFileSync(file, 'utf8')) as Site
    change(site)
    writeFileSync(file, stringify(site))
  })
}

/** Where the example names a host, one of ours answers. Frames come from one name, calls go to another, so that the policy of a page can tell them apart. */
export function setUp(site: Site, frames: string, calls: string) {
  const { contact, embeds, ads, analytics, plot } = parse(readFileSync('content/site.example.yaml', 'utf8')) as Site
  const at = (host: string, address: string) => host + new URL(address).pathname
  site.contact.email = contact.email
  site.embeds = {
    ...embeds,
    video_host: frames,
    store_widget: at(frames, embeds.store_widget),
    chat_widget: at(calls, embeds.chat_widget),
  }
  site.ads = { ...site.ads, provider: at(frames, ads.provider), tracks: ads.tracks }
  site.analytics = { endpoint: at(calls, analytics.endpoint), domain: analytics.domain }
  site.plot = { ...plot, url: at(frames, plot.url) }
}

export const callsOf = ({ address }: Outside) => address.replace('localhost', '127.0.0.1')

/** What the page itself complains about; that somebody else's server answers badly is the browser's own remark. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOfOthers = message.location().url !== '' && !message.location().url.startsWith(new URL(page.url()).origin)
    if (message.type() === 'error' && !isOfOthers) complaints.push(message.text())
  })
  return complaints
}

/** Says to the page what a browser says that is set to refuse tracking. */
export const denyTracking = (page: Page, signal: 'doNotTrack' | 'globalPrivacyControl') =>
  page.addInitScript(([name]) => Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) }), [
    signal,
  ] as const)

/** The visits of a reader's browser to somebody else's path; the wiki's own server may go there, too. */
export const visitsTo = ({ visits }: Outside, path: string) =>
  visits.filter((visit) => visit.path.startsWith(path) && visit.headers['user-agent']?.includes('Mozilla'))
