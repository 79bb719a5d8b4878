import { storageIsBlocked } from '#web/browser/storage.ts'
import { useSyncExternalStore } from 'react'
import { notesStore } from './text-stores.ts'
import { Panel } from './panel.tsx'

const maxNotesLength = 5000

/** The reader's own notes. */
export function NotesPanel({ isReady }: { isReady: boolean }) {
  const { text, isSaved } = useSyncExternalStore(notesStore.subscribe, notesStore.read, notesStore.readOnServer)
  return (
    <Panel title="Notes" id="now-notes" more={<span className="sm soft needs-js">kept in this browser</span>}>
      <textarea
        className="now-notes needs-js"
        aria-labelledby="now-notes"
        rows={4}
        maxLength={maxNotesLength}
        readOnly={!isReady}
        value={text}
        onChange={({ target }) => notesStore.write(target.value)}
      />
      <p className="soft no-js-only">Notes are kept in your browser and need JavaScript.</p>
      {!isSaved && <p role="status">{storageIsBlocked}</p>}
    </Panel>
  )
}
