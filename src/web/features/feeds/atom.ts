import { escapeXml } from './escape-xml.ts'
import { lastUpdate, type Feed, type FeedEntry } from './feed.ts'

/** Feed as Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<title>${escapeXml(feed.title)}</title>`,
    `<subtitle>${escapeXml(feed.description)}</subtitle>`,
    `<id>${escapeXml(feed.home)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<icon>${escapeXml(feed.icon)}</icon>`,
    `<updated>${escapeXml(lastUpdate(feed))}</updated>`,
    ...feed.entries.map(renderEntry),
    '</feed>',
    '',
  ].join('\n')
}

function renderEntry({ url, title, date, author, summary, html, picture, isDateOfCheck }: FeedEntry): string {
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${escapeXml(url)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(picture ? [`<link rel="enclosure" type="image/png" href="${escapeXml(picture)}"/>`] : []),
    ...(isDateOfCheck ? [] : [`<published>${escapeXml(date)}</published>`]),
    `<updated>${escapeXml(date)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...(summary ? [`<summary>${escapeXml(summary)}</summary>`] : []),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ].join('\n')
}
