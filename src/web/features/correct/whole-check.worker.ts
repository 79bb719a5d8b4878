import '#web/browser/polyfills/language-polyfills.ts'
import { checkWithAll } from '#content/correct/check-with-all.ts'
import type { ContentFile } from '#model/wiki/correct/content-file.ts'

type Text = Pick<ContentFile, 'file' | 'text'>
export type Asked = { files: readonly Text[]; changed: Text }
/** What the check of the whole wiki says. */
export type Compared = string[]

/** Reading the whole wiki takes a phone seconds: beside the page nobody waits for it. */
addEventListener('message', ({ data: { files, changed } }: MessageEvent<Asked>) =>
  postMessage(checkWithAll(files, changed) satisfies Compared),
)
