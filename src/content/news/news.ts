import type { z } from 'zod'
import type { BlogPostFile, BlogPostRecord, PatchNoteFile, PatchNoteRecord, UpdateFile, UpdateRecord } from '#model/news/news.ts'

/** Converts a patch file: changes become an HTML list, the date a UTC timestamp. */
export function toPatchNote({ date, ...data }: z.infer<typeof PatchNoteFile>): PatchNoteRecord {
  const details = toList(data.changes)
  return { ...data, summary: `${data.version}: ${data.summary}`, details, timestamp: date && `${date}T00:00:00Z` }
}

/** Converts a post. Its sources become part of the text, so that feeds and the API have them. */
export function toBlogPost(
  { id, title, date, author, thumbnail, summary, sources, active }: z.infer<typeof BlogPostFile>,
  body: string,
): BlogPostRecord {
  return {
    id,
    title,
    date: date.includes('T') ? date : `${date}T00:00:00Z`,
    thumbnail: thumbnail && `${thumbnail}.svg`,
    html_summary: `<p>${escapeHtml(summary)}</p>`,
    html_body: body + listSources(sources),
    author,
    safe_summary: summary,
    active,
  }
}

export function toUpdate({ id, date, title, active }: z.infer<typeof UpdateFile>, content: string): UpdateRecord {
  return { id, date, title, content, timestamp: `${date}T00:00:00Z`, active }
}

function listSources(sources: readonly string[]): string {
  return sources.length === 0 ? '' : `\n<h2 id="where-this-comes-from">Where this comes from</h2>\n${toList(sources)}`
}

function toList(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
