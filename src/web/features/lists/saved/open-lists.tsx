import { useState } from 'react'
import { addSaved } from '#model/lists/saved-lists.ts'
import { countOf } from '#model/text/count-of.ts'
import { changeLists } from './saved-lists-store.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { loadExports } from './load-exports.ts'
import { announceListChange, type ShowToast } from './use-toast.ts'

/** Adds lists from a file. */
export function OpenLists({ isReady, showToast }: { isReady: boolean; showToast: ShowToast }) {
  const [problem, setProblem] = useState('')
  const importFile = async (file: File) => {
    setProblem('')
    const { maxListFileLength, readListFile } = await loadExports(showToast)
    // Skips reading huge files: a placeholder of the excessive length gives the right error.
    const read = readListFile(file.size > maxListFileLength ? ' '.repeat(maxListFileLength + 1) : await file.text())
    if ('error' in read) {
      setProblem(`${read.error} Your lists are as they were.`)
      return
    }
    const done = `${countOf(read.lists.length, 'list was', 'lists were')} added from the file.`
    announceListChange(
      showToast,
      changeLists((lists) => addSaved(lists, read.lists)),
      done,
    )
    setProblem(read.remarks.join(' '))
  }
  return (
    <>
      <label className={`btn small file${isReady ? '' : ' is-off'}`}>
        <Icon name="file-text" />
        Add from a file
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          disabled={!isReady}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Reset, so that the same file can be chosen again.
            target.value = ''
            if (file) importFile(file).catch(() => setProblem('The file could not be read. Your lists are as they were.'))
          }}
        />
      </label>
      <div role="alert" className="file-problem">
        {problem !== '' && <Callout tone="warning">{problem}</Callout>}
      </div>
    </>
  )
}
