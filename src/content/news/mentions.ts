import { createNameFinder } from '#model/text/find-names.ts'
import type { ItemRecord } from '#model/items/item.ts'
import type { MentionRecord } from '#model/news/mention.ts'
import type { BlogPostRecord, PatchNoteRecord, UpdateRecord } from '#model/news/news.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { everydayWords } from '#model/items/game-words.ts'
import { listLinkedItems, toBarredText } from '../read-html.ts'

type News = { items: ItemRecord[]; patchNotes: PatchNoteRecord[]; blogPosts: BlogPostRecord[]; updates: UpdateRecord[] }

/** A piece of news: its texts, each with the excerpt for a mention in it. */
type Note = Omit<MentionRecord, 'item' | 'order' | 'excerpt' | 'brought' | 'anchor'> & {
  texts: { text: string; excerpt: string }[]
  /** Items that it links. */
  linked: Set<string>
  brought: Set<string>
}

/**
 * Lists mentions of unmodded items in the news. Everyday words such as "map" or "table" count only as links.
 */
export function listMentions({ items, patchNotes, blogPosts, updates }: News): MentionRecord[] {
  const unmodded = items.filter(({ modded }) => !modded).flatMap(listNames)
  const find = createNameFinder(unmodded.filter(({ name }) => !everydayWords.has(name.toLowerCase())))
  const notes = [...toPatches(patchNotes, items), ...blogPosts.flatMap(toPost), ...updates.flatMap(toUpdate)]

  return inOrder(notes).flatMap(({ texts, linked, brought, ...note }, order) => {
    const excerpts = new Map<string, string>()
    for (const { text, excerpt } of texts) {
      for (const item of find(text)) if (!excerpts.get(item)) excerpts.set(item, excerpt)
    }
    for (const item of [...linked, ...brought]) if (!excerpts.has(item)) excerpts.set(item, texts[0]?.excerpt ?? '')
    return [...excerpts].map(([item, excerpt]) => ({ item, ...note, excerpt, anchor: '', brought: brought.has(item), order }))
  })
}

function listNames({ safe_name: id, name, alias }: ItemRecord) {
  return [name, ...alias.split(',')].map((word) => ({ id, name: word.trim() }))
}

function toPatches(patchNotes: PatchNoteRecord[], items: ItemRecord[]): Note[] {
  const active = patchNotes.filter((note) => note.active).toSorted((a, b) => compareVersions(a.version, b.version))
  // For "1.7", the first note of that line: 1.7.0 or later.
  const bringerOf = (since: string) =>
    active.find(({ version }) => version === since) ?? active.find(({ version }) => version.startsWith(`${since}.`))
  const bringers = Map.groupBy(
    items.filter(({ since, modded }) => since !== '' && !modded),
    ({ since }) => bringerOf(since)?.id,
  )
  return active.map(({ id, summary, changes, changed, timestamp, date_kind }) => ({
    kind: 'patch',
    id,
    title: summary,
    date: timestamp?.slice(0, 10) ?? null,
    date_kind,
    texts: [{ text: summary, excerpt: '' }, ...changes.map((change) => ({ text: change, excerpt: change }))],
    linked: new Set(changed.flatMap(({ thing, item }) => item || (/^item\/(.*)/.exec(thing)?.[1] ?? []))),
    brought: new Set(bringers.get(id)?.map(({ safe_name }) => safe_name)),
  }))
}

function toPost({ id, title, date, safe_summary, html_body, active }: BlogPostRecord): Note[] {
  if (!active) return []
  const texts = [title, safe_summary, toBarredText(html_body)].map((text) => ({ text, excerpt: safe_summary }))
  return [
    {
      kind: 'post',
      id,
      title,
      date: date.slice(0, 10),
      date_kind: 'release',
      texts,
      linked: listLinkedItems(html_body),
      brought: new Set(),
    },
  ]
}

function toUpdate({ id, title, date, content, active }: UpdateRecord): Note[] {
  if (!active) return []
  const texts = [title, toBarredText(content)].map((text) => ({ text, excerpt: '' }))
  return [{ kind: 'update', id, title, date, date_kind: 'release', texts, linked: listLinkedItems(content), brought: new Set() }]
}

/** Oldest first. A version without a date follows the one before it. */
function inOrder(notes: Note[]): Note[] {
  let last = ''
  const days = new Map(notes.map((note) => [note, (last = note.date ?? last)]))
  return notes.toSorted((a, b) => (days.get(a) ?? '').localeCompare(days.get(b) ?? ''))
}
