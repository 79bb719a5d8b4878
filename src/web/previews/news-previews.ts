import { versionField, describeModVersion } from '#model/mods/mod-filter.ts'
import { dateWords } from '#model/news/date-kind.ts'
import type { BlogPost, PatchNote, PatchNoteDate } from '#model/news/news.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { Mod } from '#model/mods/mod.ts'
import { htmlToText } from '#model/text/plain-text.ts'
import { describeWithMark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { markOfLine } from '#model/wiki/sourced-fields.ts'
import type { PlacedPreview, PreviewFact } from './preview.ts'

/** Card of a blog post. */
export function postPreview({ id, title, html_summary, date, author, thumbnail }: BlogPost): PlacedPreview {
  const tile = /^([\w-]+)\.svg$/.exec(thumbnail)?.[1]
  return {
    kind: 'post',
    name: String(id),
    preview: {
      eyebrow: 'Blog',
      hue: 'leaf',
      title,
      text: htmlToText(html_summary),
      facts: [
        { label: 'Written by', value: author },
        { label: 'On', value: formatDay(date) },
      ],
      picture: tile ? { show: 'tile', path: paths.tile(tile), group: 'post' } : { show: 'icon', icon: 'g-quill-ink' },
    },
  }
}

/** Card of a version of the game. `summary` is its name, usually a number such as "1.6.x" or "2.0D", and a sentence. */
export function patchNotePreview({ id, summary }: PatchNote, dates: readonly PatchNoteDate[]): PlacedPreview {
  const [, version = summary, sentence = summary] = /^([^:]+?)\s*:\s*(.*)$/s.exec(summary) ?? []
  const isNumber = /^\d\S*$/.test(version)
  const date = dates.find((candidate) => candidate.id === id)
  const facts: PreviewFact[] = []
  if (date?.timestamp)
    facts.push({ label: toSentenceCase(dateWords[date.date_kind].before.trim() || 'released'), value: formatDay(date.timestamp) })
  return {
    kind: 'patch-note',
    name: String(id),
    preview: {
      eyebrow: 'Patch notes',
      hue: 'plain',
      title: isNumber ? `Patch ${version}` : version,
      text: sentence,
      facts,
      picture: isNumber ? { show: 'version', number: version } : { show: 'icon', icon: 'g-scroll-unfurled' },
    },
  }
}

/** Card of a mod. */
export function modPreview(mod: Mod, sources: readonly ProvenanceEntry[]): PlacedPreview {
  const { name, author, description } = mod
  return {
    kind: 'mod',
    name,
    preview: {
      eyebrow: 'Mod',
      hue: 'teal',
      title: name,
      text: describeWithMark(description, markOfLine(sources, 'description')),
      facts: [
        { label: 'Made by', value: author, mark: markOfLine(sources, 'author') },
        { label: 'For', value: describeModVersion(mod), mark: markOfLine(sources, versionField(mod)) },
      ],
      picture: { show: 'icon', icon: 'g-puzzle' },
    },
  }
}

function formatDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
