import { forgetAll, hasShell, stamp } from '#web/browser/page-cache/page-cache.ts'

/**
 * False once the reader has switched storing off, which deletes the cache: the old worker serves open pages until they close, but must
 * store nothing for them. A worker cannot read localStorage.
 */
export const isStoring = hasShell

/** For Workbox, before it stores: the response to store, or null. */
export async function stampIfStoring(response: Response): Promise<Response | null> {
  const stamped = await stamp(response)
  return (await isStoring()) ? stamped : null
}

/** For Workbox, after it has stored: storing may have been switched off in between. */
export async function forgetUnlessStoring(): Promise<void> {
  if (!(await isStoring())) await forgetAll()
}
