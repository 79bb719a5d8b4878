import type { ServerBuild } from 'react-router'

/** What our own entry exports beside what React Router asks of one: its type tells of that alone. */
export type EntryModule = typeof import('#web/entry.server.tsx')

export function entryOf({ entry }: ServerBuild): EntryModule {
  return entry.module as EntryModule
}
