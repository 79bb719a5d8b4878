import '#web/browser/polyfills/language-polyfills.ts'
import { checkWithAll } from '#content/correct/check-with-all.ts'
import type { ContentFile } from '#model/wiki/correct/content-file.ts'

type Text = Pick<ContentFile, 'file' | 'text'>
export type CheckRequest = { files: readonly Text[]; changed: Text }
/** Problems found by the check of all files. */
export type Compared = string[]

/** A worker, because parsing all files takes seconds on a phone. */
addEventListener('message', ({ data: { files, changed } }: MessageEvent<CheckRequest>) =>
  postMessage(checkWithAll(files, changed) satisfies Compared),
)
