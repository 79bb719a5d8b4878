import { useEffect, useState } from 'react'
import { gameLimits, type GameSlot } from '#model/my-game/my-game.ts'
import { addAt, countStanding } from '#model/my-game/standing.ts'
import { findNamed, fittingNames } from '#model/text/fitting-names.ts'
import { readNumber } from '#model/text/number-input.ts'
import { PickField } from '#web/game-ui/pick-field.tsx'
import { ItemField } from '#web/game-ui/item-field.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { gameStore } from './game-store.ts'
import type { GameThing } from './game-thing.ts'
import type { GamePlace } from './game-things.ts'
import { readStandingAddress, standingAddress } from './standing-address.ts'

type Props = { slot: GameSlot; placeable: readonly GameThing[]; places: readonly Omit<GamePlace, 'path'>[]; isReady: boolean }

/** Option value for a new place. */
const newPlace = ''

/** Records how many of a thing stand at a place. */
export function AddBuild({ slot, placeable, places, isReady }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(places[0]?.key ?? newPlace)
  // The chosen place may have been removed.
  const place = places.some(({ key }) => key === chosen) ? chosen : newPlace
  const [newName, setNewName] = useState('')
  const [pieces, setPieces] = useState('1')
  const [message, setMessage] = useState('')
  // An item's page links here with the item.
  useEffect(() => {
    const safeName = readStandingAddress(location.hash)
    if (safeName === undefined) return
    setText(placeable.find(({ safe_name }) => safe_name === safeName)?.name ?? '')
    document.getElementById('places')?.scrollIntoView()
    // Removed, so that a reload or another slot does not fill the field again.
    history.replaceState(history.state, '', location.pathname)
  }, [placeable])
  const thing = findNamed(placeable, text)
  const fits = thing ? [] : fittingNames(placeable, text)
  const count = readNumber(pieces, { min: 1, max: gameLimits.count, whole: true })
  const where = place === newPlace ? newName.trim() : places.find(({ key }) => key === place)?.name
  const addPieces = () => {
    if (!thing || !where || count.value === null) return
    const more = { place, thing: thing.safe_name, count: count.value }
    const name = place === newPlace ? where : ''
    if (countStanding(addAt(slot, more, name), thing.safe_name) === countStanding(slot, thing.safe_name))
      return setMessage('This save is full.')
    gameStore.updateSlot((now) => addAt(now, more, name))
    setMessage(`${count.value} × ${thing.name}: at ${where}.`)
    setText('')
    setPieces('1')
    document.getElementById('field-thing')?.focus()
  }
  return (
    <form
      className="card stack sm needs-js"
      aria-label="Add a build"
      onSubmit={(event) => {
        event.preventDefault()
        addPieces()
      }}
    >
      <div className="tool-fields">
        <ItemField
          label="What is it?"
          name="thing"
          text={text}
          items={placeable}
          match={thing}
          problem={text === '' || thing ? '' : fits.length > 0 ? 'Which of these is it?' : 'No build by that name.'}
          hint={thing?.name ?? ''}
          fits={fits}
          addressOf={({ safe_name }) => standingAddress(safe_name)}
          onType={setText}
        />
        <PickField
          label="Where"
          name="where"
          value={place}
          choices={[...places.map(({ key, name }) => ({ value: key, label: name })), { value: newPlace, label: 'A place of my own' }]}
          onPick={setChosen}
        />
        {place === newPlace && (
          <label className="pick-field">
            <span className="num-label">Its name</span>
            <span className="field">
              <input type="text" maxLength={gameLimits.name} value={newName} onChange={({ target }) => setNewName(target.value)} />
            </span>
          </label>
        )}
        <NumberField
          label="How many"
          name="pieces"
          text={pieces}
          problem={count.problem}
          whole
          step={{ value: count.value, min: 1, max: gameLimits.count, onStep: (next) => setPieces(String(next)) }}
          onType={setPieces}
        />
      </div>
      <p className="row">
        <button className="btn" disabled={!isReady || !thing || !where || count.value === null}>
          <Icon name="plus" />
          Add
        </button>
        <span className="sm soft" role="status">
          {message}
        </span>
      </p>
    </form>
  )
}
