import { paths } from '#model/wiki/paths.ts'

/** The wiki's feeds; `/feeds/<name>.xml` and `.json`. */
export const feedNames = ['blog', 'patch-notes', 'updates'] as const
export type FeedName = (typeof feedNames)[number]

/** Titles for readers and for the links in the head of pages. */
export const feedTitles: Record<FeedName, string> = { blog: 'Blog', 'patch-notes': 'Patch notes', updates: 'Wiki updates' }

/** The page that each feed follows. */
export const feedHomes: Record<FeedName, string> = { blog: paths.blog, 'patch-notes': paths.patchNotes, updates: paths.about }

/** The feeds that a page links in its head: that of the page or of the one above it, and all on the home page. */
export const feedsAt = (pathname: string) =>
  feedNames.filter((name) => pathname === paths.home || `${pathname}/`.startsWith(`${feedHomes[name]}/`))
