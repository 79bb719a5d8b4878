import { writeStored } from '#web/browser/storage.ts'
import { find, setValue, valueOf } from '#web/browser/find.ts'
import { closesVersionNote, currentVersions, versionNote } from './layout.attributes.ts'

/** Hides the note of the versions, and remembers for which versions it was. */
export function startVersionNote() {
  find(document, closesVersionNote)?.addEventListener('click', () => {
    const root = document.documentElement
    setValue(root, versionNote, 'closed')
    writeStored('version_note', valueOf(root, currentVersions) ?? '')
    // The button is gone: whoever uses the keyboard goes on with the page.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
}
