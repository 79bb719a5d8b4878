import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { ApiClient } from '#api-client/api-client.ts'
import type { Site } from '#model/wiki/site.ts'
import { dateWords } from '#model/news/date-kind.ts'
import type { PatchNoteDate } from '#model/news/news.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { SourceCertainty } from '#model/wiki/certainty.ts'
import { formatDate } from '#web/features/dates/full-date.tsx'
import { sourceOfVersion } from '#model/news/source-of-version.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import { paths } from '#model/wiki/paths.ts'
import { patchNotePreview, postPreview } from '../../previews/news-previews.ts'
import { toPreviewPath } from '../../previews/preview-path.ts'
import { htmlToText } from '#model/text/plain-text.ts'
import { feedHomes, feedTitles, type FeedName } from './feed-names.ts'
import { toAbsolute, type Feed, type FeedEntry } from './feed.ts'
import { listFeedEntries } from './version-entries.ts'

const entriesShown = 30

/** The site, its origin, and the author of unsigned entries. */
type FeedSite = { site: Site; origin: string; editors: string }

const sources: Record<FeedName, (api: ApiClient, feedSite: FeedSite) => Promise<FeedEntry[]>> = {
  blog: async (api, { site, origin }) =>
    (await api.blogPosts()).map((post) => ({
      url: `${origin}${paths.blogPost(post.id)}`,
      title: post.title,
      date: post.date,
      author: post.author,
      summary: htmlToText(post.html_summary),
      html: post.html_body,
      picture: `${origin}${toPreviewPath(postPreview(post), site)}`,
    })),
  'patch-notes': async (api, { site, origin, editors }) => {
    const [notes, dates, checks, { changes }] = await Promise.all([
      api.patchNotes(),
      api.patchNoteDates().catch(() => []),
      api.provenanceOf('patch-note', 'changes').catch(() => []),
      api.patchNotesPage().catch(() => ({ changes: [] })),
    ])
    // Feed entries need a date: a version without one gets the date of the wiki's last check.
    return notes.flatMap((note) => {
      const dated = dates.find(({ id }) => id === note.id)
      const { timestamp } = dated ?? {}
      const line = dated && sourceOfVersion(checks, dated.version, 'changes')
      const date = timestamp ?? (line && `${line.checked}T00:00:00Z`)
      if (!date) return []
      const picture = `${origin}${toPreviewPath(patchNotePreview(note, dates), site)}`
      return [
        {
          url: `${origin}${paths.patchNote(note.id)}`,
          title: note.summary,
          date,
          isDateOfCheck: !timestamp,
          author: editors,
          summary: '',
          html: `${describeBefore(dated, line?.certainty)}${note.details}${listFeedEntries(changes.filter(({ patch }) => patch === note.id))}`,
          picture,
        },
      ]
    })
  },
  updates: async (api, { origin, editors }) =>
    (await api.releaseNotes()).map((note) => ({
      url: `${origin}${paths.update(updateAnchor(note))}`,
      title: note.title,
      date: `${note.date}T00:00:00Z`,
      author: editors,
      summary: '',
      html: note.content,
    })),
}

/** What the date means, because feed readers assume a release date, and whether the changes are confirmed. */
function describeBefore(dated: PatchNoteDate | undefined, certainty: SourceCertainty | undefined): string {
  const { timestamp, date_kind } = dated ?? { timestamp: null, date_kind: 'unknown' }
  const day = timestamp ? `${dateWords[date_kind].before || 'released on '}${formatDate(timestamp)}` : 'no date'
  return `<p>${toSentenceCase(day)}.${certainty === 'guess' ? ' What changed is unconfirmed.' : ''}</p>`
}

/** Builds one of the wiki's feeds, newest entry first. */
export async function makeFeed(api: ApiClient, name: FeedName, format: 'xml' | 'json', origin: string): Promise<Feed> {
  const site = await api.site()
  const entries = await sources[name](api, { site, origin, editors: `${site.name} editors` })
  return {
    title: `${site.name}: ${feedTitles[name]}`,
    description: site.tagline,
    home: `${origin}${feedHomes[name]}`,
    self: `${origin}${paths.feed(name, format)}`,
    icon: origin + documentPaths.touchIcon,
    entries: entries.slice(0, entriesShown).map((entry) => ({ ...entry, html: toAbsolute(entry.html, origin) })),
  }
}
