import { writeStored } from '#web/browser/storage.ts'
import { find, setValue, readAttr } from '#web/browser/find.ts'
import { closesVersionNote, currentVersions, versionNote } from './layout.data-attrs.ts'

/** Hides the note of the versions, and remembers for which versions it was. */
export function startVersionNote() {
  find(document, closesVersionNote)?.addEventListener('click', () => {
    const root = document.documentElement
    setValue(root, versionNote, 'closed')
    writeStored('version_note', readAttr(root, currentVersions) ?? '')
    // The button is gone: whoever uses the keyboard goes on with the page.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
}
