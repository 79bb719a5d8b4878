import { forgetAll, hasShell, stamp } from '#web/browser/page-cache/page-cache.ts'

/**
 * False once the reader switched storing off, which deletes its cache: the old worker serves the open pages until they close, but must
 * store nothing for them. A worker cannot read the setting itself.
 */
export const isStoring = hasShell

/** For Workbox, before it stores: the response as it is stored, or null. */
export async function stampIfStoring(response: Response): Promise<Response | null> {
  const stamped = await stamp(response)
  return (await isStoring()) ? stamped : null
}

/** For Workbox, after it has stored: storing may have been switched off in between. */
export async function forgetUnlessStoring(): Promise<void> {
  if (!(await isStoring())) await forgetAll()
}
