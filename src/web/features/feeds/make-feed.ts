import type { ApiClient } from '#api-client/api-client.ts'
import { updateAnchor } from '#model/update-anchor.ts'
import { paths } from '../../paths.ts'
import { toPlainText } from '../prose/prose-html.ts'
import { feedTitles, type FeedName } from './feed-names.ts'
import { toAbsolute, type Feed, type FeedEntry } from './feed.ts'

/** The newest entries; nobody reads further back in a feed. */
const entriesShown = 30

const sources: Record<FeedName, { home: string; list: (api: ApiClient, origin: string, editors: string) => Promise<FeedEntry[]> }> = {
  blog: {
    home: paths.blog,
    list: async (api, origin) =>
      (await api.blogPosts()).map(({ id, title, date, author, html_summary, html_body }) => ({
        url: `${origin}${paths.blogPost(id)}`,
        title,
        date,
        author,
        summary: toPlainText(html_summary),
        html: html_body,
      })),
  },
  'patch-notes': {
    home: paths.patchNotes,
    list: async (api, origin, editors) => {
      const [notes, dates] = await Promise.all([api.patchNotes(), api.patchNoteDates().catch(() => [])])
      // An entry of a feed has a date: versions whose date nobody knows cannot be in it.
      return notes.flatMap(({ id, summary, details }) => {
        const date = dates.find((one) => one.id === id)?.timestamp
        return date ? [{ url: `${origin}${paths.patchNote(id)}`, title: summary, date, author: editors, summary: '', html: details }] : []
      })
    },
  },
  updates: {
    home: paths.about,
    list: async (api, origin, editors) =>
      (await api.releaseNotes()).map((note) => ({
        url: `${origin}${paths.update(updateAnchor(note))}`,
        title: note.title,
        date: `${note.date}T00:00:00Z`,
        author: editors,
        summary: '',
        html: note.content,
      })),
  },
}

/** One of the wiki's feeds, newest first. */
export async function makeFeed(api: ApiClient, name: FeedName, format: 'xml' | 'json', origin: string): Promise<Feed> {
  const site = await api.site()
  const { home, list } = sources[name]
  const entries = await list(api, origin, `${site.name} editors`)
  return {
    title: `${site.name}: ${feedTitles[name]}`,
    description: site.tagline,
    home: `${origin}${home}`,
    self: `${origin}${paths.feed(name, format)}`,
    entries: entries.slice(0, entriesShown).map((entry) => ({ ...entry, html: toAbsolute(entry.html, origin) })),
  }
}
