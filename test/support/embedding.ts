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

/** Real pages with embeds. Their directives for game content are removed, because the small wiki lacks that content. */
const proseWithPlaces = ['about-hydroneer', 'contact', 'faq', 'privacy'].map((name) => `pages/${name}.md`)
const ofTheGame = /:[a-z]+\[[^\]]*\]/g

/** Serves the small wiki, which starts twice as fast, with embeds; its own settings have none. */
export function serveWith(change: (site: Site) => void): Promise<Served> {
  return serve({}, 'test/wiki', (content) => {
    for (const page of proseWithPlaces) {
      const text = readFileSync(join('content', page), 'utf8').replaceAll(ofTheGame, 'something')
      // Links to missing pages would be content errors.
      writeFileSync(join(content, page), text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    }
    const file = join(content, 'site.yaml')
    const site = parse(readFileSync(file, 'utf8')) as Site
    change(site)
    writeFileSync(file, stringify(site))
  })
}

/** Replaces the hosts of the example by the test's servers. Frames and calls use different names, so that the CSP can tell them apart. */
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

/** Errors of the page itself; failed requests to third parties are only reported by the browser. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isOfOthers = message.location().url !== '' && !message.location().url.startsWith(new URL(page.url()).origin)
    if (message.type() === 'error' && !isOfOthers) complaints.push(message.text())
  })
  return complaints
}

/** Sets the browser's signal against tracking. */
export const denyTracking = (page: Page, signal: 'doNotTrack' | 'globalPrivacyControl') =>
  page.addInitScript(([name]) => Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) }), [
    signal,
  ] as const)

/** Requests of the reader's browser to a third party; the wiki's own server may also send some. */
export const visitsTo = ({ visits }: Outside, path: string) =>
  visits.filter((visit) => visit.path.startsWith(path) && visit.headers['user-agent']?.includes('Mozilla'))
