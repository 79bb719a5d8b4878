/** The wiki's feeds; `/feeds/<name>.xml` and `.json`. */
export const feedNames = ['blog', 'patch-notes', 'updates'] as const
export type FeedName = (typeof feedNames)[number]

/** What each feed is called, for readers and for the links in the head of every page. */
export const feedTitles: Record<FeedName, string> = { blog: 'Blog', 'patch-notes': 'Patch notes', updates: 'Wiki updates' }
