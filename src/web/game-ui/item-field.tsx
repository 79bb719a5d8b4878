import { Icon } from '#web/ui/icon.tsx'
import { Tile } from './tile.tsx'

type Named = { name: string; safe_name: string }

type Props = {
  label: string
  name: string
  /** As typed: a name or a part of one. */
  text: string
  items: readonly (Named & { modded?: boolean })[]
  /** The item that the text matches. */
  match: { safe_name: string } | undefined
  problem: string
  hint: string
  from?: boolean
  /** Possible items for ambiguous text, listed below: browsers' own suggestions differ or are missing. */
  fits: readonly Named[]
  /** URL of the page with that item chosen, for readers without script. */
  addressOf: (item: Named) => string
  onType: (text: string) => void
}

/** A field for an item's name with suggestions. */
export function ItemField({ label, name, text, items, match, problem, hint, from = false, fits, addressOf, onType }: Props) {
  const id = `field-${name}`
  return (
    <div className="pick-field">
      <label className="num-label" htmlFor={id}>
        {label}
      </label>
      <div className="num-row">
        {match && <Tile of={match.safe_name} eager />}
        <span className="field">
          <Icon name="search" />
          <input
            id={id}
            type="text"
            name={name}
            list={`${id}-names`}
            autoComplete="off"
            maxLength={60}
            value={text}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={`${id}-said`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
        {from && (
          <button className="btn small no-js-only" name="from" value={name}>
            Work out<span className="sr"> from: {label}</span>
          </button>
        )}
      </div>
      <datalist id={`${id}-names`}>
        {items.map((item) => (
          <option key={item.safe_name} value={item.name}>
            {item.modded ? 'from a mod' : undefined}
          </option>
        ))}
      </datalist>
      <p className={problem ? 'num-said wrong' : 'num-said'} id={`${id}-said`}>
        {problem || hint}
      </p>
      {fits.length > 0 && (
        <ul className="row fits" aria-label="Names that fit">
          {fits.map((item) => (
            <li key={item.safe_name}>
              <a
                className="btn small"
                href={addressOf(item)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onType(item.name)
                  // Keyboard only: on a phone, focus would open the on-screen keyboard again.
                  if (event.detail === 0) document.getElementById(id)?.focus()
                }}
              >
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
