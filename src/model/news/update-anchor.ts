import type { ReleaseNote } from './news.ts'

/** The anchor of an update on the About page: "update-2026-11-21-the-wiki-opens" */
export function updateAnchor({ date, title }: Pick<ReleaseNote, 'date' | 'title'>): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ['update', date, ...words].join('-')
}
