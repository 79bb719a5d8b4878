import { describeGuesses } from '#model/wiki/guesses-address.ts'
import { dataAttr } from '#web/data-attr.ts'
import { guessCount, hidesGuesses } from './hide-guesses.data-attrs.ts'
import './marked-table.css'

type Counted = {
  /** True if guesses are hidden. */
  areOut: boolean
  guesses: number
  /** Total number of prices. */
  prices: number
}

/** Checkbox in a table's form that hides guesses, with their number. */
export function GuessesSwitch({ areOut, guesses, prices }: Counted) {
  return (
    <>
      <span className="num" role="status" {...dataAttr(guessCount, areOut ? 'out' : 'in')}>
        {describeGuesses(guesses, prices, areOut)}
      </span>{' '}
      <label className="switch">
        <span>Hide unconfirmed prices</span>
        <input type="checkbox" name="guesses" value="out" defaultChecked={areOut} />
        <span className="track" />
      </label>
    </>
  )
}

/** The same checkbox with its own form; empty if there are no guesses. `keeps`: other query parameters. */
export function HideGuesses({ path, keeps = {}, ...counted }: Counted & { path: string; keeps?: Record<string, string> }) {
  if (counted.guesses === 0) return null
  return (
    <form className="leave-out" action={path} autoComplete="off" {...dataAttr(hidesGuesses)}>
      {Object.entries(keeps).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <GuessesSwitch {...counted} />
      <button className="btn small no-js-only">Show</button>
    </form>
  )
}
