import type { ServerBuild } from 'react-router'

/** The exports of `entry.server.tsx`, which React Router's type does not list. */
export type EntryModule = typeof import('#web/entry.server.tsx')

export function entryOf({ entry }: ServerBuild): EntryModule {
  return entry.module as EntryModule
}
