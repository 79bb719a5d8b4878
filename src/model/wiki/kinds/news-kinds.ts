import { ChangeRecord } from '#model/news/change.ts'
import { MentionRecord } from '#model/news/mention.ts'
import {
  BlogPost,
  BlogPostFile,
  BlogPostHit,
  BlogPostRecord,
  PatchNote,
  PatchNoteFile,
  PatchNoteHit,
  PatchNoteRecord,
  ReleaseNote,
  UpdateFile,
  UpdateHit,
  UpdateRecord,
} from '#model/news/news.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import { stripTags } from '#model/text/plain-text.ts'
import { deslugify } from '#model/text/slugs.ts'
import { defineKind } from '#model/wiki/kinds/kind.ts'
import { defineSearched } from '#model/wiki/kinds/searched.ts'
import { paths } from '#model/wiki/paths.ts'

/** The kinds of news. */
export const newsKinds = {
  patchNotes: defineKind({
    table: 'patch_note',
    yaml: { 'patch-notes': PatchNoteFile },
    also: ['patch'],
    record: PatchNoteRecord,
    key: ['id'],
    called: 'id',
    address: ({ id }) => paths.patchNote(id),
    page: ({ id, active }) => (active ? paths.patchNote(id) : null),
    pageFrom: ['id', 'active'],
    search: defineSearched(PatchNoteRecord, {
      as: 'patchnote',
      hit: PatchNoteHit,
      weight: 4,
      order: ['id', 'desc'],
      show: ({ summary, version, details, changed }) => ({
        name: summary,
        alias: version,
        text: `${stripTags(details)} ${changed.map(({ thing }) => deslugify(thing)).join(' ')}`,
        note: `Patch notes of version ${version}`,
      }),
    }),
    dump: { as: 'patchnotes', place: 9, shape: PatchNote },
  }),
  blogPosts: defineKind({
    table: 'blog_post',
    markdown: { blog: BlogPostFile },
    also: ['post'],
    record: BlogPostRecord,
    key: ['id'],
    called: 'id',
    address: ({ id }) => paths.blogPost(id),
    page: ({ id, active }) => (active ? paths.blogPost(id) : null),
    pageFrom: ['id', 'active'],
    search: defineSearched(BlogPostRecord, {
      as: 'blogpost',
      hit: BlogPostHit,
      weight: 3,
      order: ['id', 'desc'],
      show: ({ title, safe_summary, author, html_body, thumbnail }) => ({
        name: title,
        text: `${safe_summary} ${author} ${stripTags(html_body)}`,
        note: safe_summary,
        picture: thumbnail.replace(/\.svg$/, ''),
      }),
    }),
    dump: { as: 'blogposts', place: 10, shape: BlogPost },
  }),
  updates: defineKind({
    table: 'update_note',
    markdown: { updates: UpdateFile },
    record: UpdateRecord,
    key: ['id'],
    address: (update) => paths.update(updateAnchor(update)),
    search: defineSearched(UpdateRecord, {
      as: 'update',
      hit: UpdateHit,
      weight: 2,
      order: ['id', 'desc'],
      show: ({ title, content }) => ({ name: title, text: stripTags(content), note: 'Update history' }),
    }),
    dump: { as: 'releasenotes', place: 11, shape: ReleaseNote },
  }),
  /** Without files: derived from the news. */
  mentions: defineKind({ table: 'mention', record: MentionRecord, key: ['item', 'kind', 'id'] }),
  /** Without files: derived from patch notes and the files of things. */
  changes: defineKind({ table: 'change', record: ChangeRecord, key: ['patch', 'kind', 'id', 'field'] }),
} as const
