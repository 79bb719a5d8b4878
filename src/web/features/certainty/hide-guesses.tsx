import { describeGuesses } from '#model/wiki/guesses-address.ts'
import { dataAttr } from '#web/data-attr.ts'
import { guessCount, hidesGuesses } from './hide-guesses.data-attrs.ts'
import './marked-table.css'

type Counted = {
  /** True when they are left out. */
  areOut: boolean
  guesses: number
  /** Prices in all. */
  prices: number
}

/** The box in the form of a table that leaves out what is only guessed, and how much that is. */
export function GuessesSwitch({ areOut, guesses, prices }: Counted) {
  return (
    <>
      <span className="num" role="status" {...dataAttr(guessCount)}>
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

/** The same for a table that has no form: nothing where it holds no guess. `keeps`: what else stands in the address. */
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
