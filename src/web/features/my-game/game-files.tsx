import { useRef, useState } from 'react'
import type { GamesRead } from '#model/my-game/game-file.ts'
import { isEmptySlot, writeGames, type MyGames } from '#model/my-game/my-game.ts'
import { countOf } from '#model/text/count-of.ts'
import { loadPart, waitsForNetwork } from '#web/browser/load-part.ts'
import { prepareZod } from '#web/browser/prepare-zod.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { Icon } from '#web/ui/icon.tsx'
import { gameStore } from './game-store.ts'
import type { GamePlace, GameThings } from './game-things.ts'

type Props = { games: MyGames; things: GameThings; places: readonly GamePlace[]; canUndo: boolean }

/** Maximum file size in bytes, more than all slots can need. */
const maxFileBytes = 2_000_000

/** Undo, export and import of games, and a picture to share. */
export function GameFiles({ games, things, places, canUndo }: Props) {
  const isReady = useIsReady()
  const field = useRef<HTMLInputElement>(null)
  const [imported, setImported] = useState<MyGames>()
  const [message, setMessage] = useState('')
  const showWaiting = () => setMessage(waitsForNetwork)
  const readFile = async (file: File | undefined) => {
    setImported(undefined)
    if (!file) return
    if (file.size > maxFileBytes) return setMessage(`${file.name} is larger than any file of this page. Nothing was changed.`)
    prepareZod()
    const { readGameFile } = await loadPart(() => import('#model/my-game/game-file.ts'), showWaiting)
    const read = readGameFile(await file.text())
    if (read.games) setMessage('')
    else setMessage(`${file.name} ${describeFileProblem(read)} Nothing was changed.`)
    setImported(read.games)
  }
  const take = () => {
    if (!imported) return
    gameStore.update(() => imported)
    setImported(undefined)
    setMessage('Imported. Undo to go back.')
  }
  return (
    <fieldset className="picks stack md needs-js" disabled={!isReady}>
      <legend className="sr">Your games as files</legend>
      <div className="row">
        <button className="btn small" type="button" disabled={!canUndo} onClick={() => gameStore.undo()}>
          <Icon name="undo-2" />
          Undo
        </button>
        <button
          className="btn small"
          type="button"
          onClick={() => saveFile('my-hydroneer-games.json', 'application/json', writeGames(games))}
        >
          <Icon name="download" />
          Save as a file
        </button>
        <button className="btn small" type="button" onClick={() => field.current?.click()}>
          <Icon name="upload" />
          Open a file
        </button>
        <input
          ref={field}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label="A file of this page"
          onChange={({ target }) => {
            void readFile(target.files?.[0])
            target.value = ''
          }}
        />
        <button
          className="btn small"
          type="button"
          onClick={() => {
            void loadPart(() => import('./game-picture.ts'), showWaiting).then(async ({ sharePicture }) =>
              setMessage(await sharePicture(games, things, places)),
            )
          }}
        >
          <Icon name="image" />
          Picture to share
        </button>
      </div>
      <p className="sm soft" role="status">
        {message || 'All of it stays in this browser.'}
      </p>
      {imported && (
        <div className="row" role="group" aria-label="The file you opened">
          <p className="sm">
            The file holds {countOf(imported.slots.filter((slot) => !isEmptySlot(slot)).length, 'game')}
            {games.slots.some((slot) => !isEmptySlot(slot)) && '. It takes the place of all your slots'}.
          </p>
          <button className="btn small gold" type="button" onClick={take}>
            Import
          </button>
          <button className="btn small quiet" type="button" onClick={() => setImported(undefined)}>
            Keep mine
          </button>
        </div>
      )}
    </fieldset>
  )
}

const problemWords = {
  'no-json': 'cannot be read: it is no JSON, or not all of it.',
  other: 'is no file of this page.',
  newer: 'was saved by a later version of this page. Reload it first.',
} as const

function describeFileProblem(read: Exclude<GamesRead, { games: MyGames }>): string {
  if (read.problem === 'invalid') return `has an error${read.where === '' ? '' : ` at: ${read.where}`}.`
  return problemWords[read.problem]
}
