/** The wiki's feeds; `/feeds/<name>.xml` and `.json`. */
export const feedNames = ['blog', 'patch-notes', 'updates'] as const
export type FeedName = (typeof feedNames)[number]

/** Titles for readers and for the feed links in each page's head. */
export const feedTitles: Record<FeedName, string> = { blog: 'Blog', 'patch-notes': 'Patch notes', updates: 'Wiki updates' }
