import type { Feed } from './feed.ts'

/** Feed as JSON Feed 1.1. */
export function toJsonFeed({ title, description, home, self, icon, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    icon,
    favicon: icon,
    language: 'en',
    items: entries.map(({ url, title: heading, date, author, summary, html, picture, isDateOfCheck }) => ({
      id: url,
      url,
      title: heading,
      ...(isDateOfCheck ? { date_modified: date } : { date_published: date }),
      authors: [{ name: author }],
      ...(summary && { summary }),
      ...(picture && { image: picture }),
      content_html: html,
    })),
  })
}
