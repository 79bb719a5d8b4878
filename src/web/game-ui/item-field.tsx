import { Icon } from '#web/ui/icon.tsx'
import { Tile } from './tile.tsx'

type Named = { name: string; safe_name: string }

type Props = {
  label: string
  name: string
  /** As typed: a name, or part of one. */
  text: string
  items: readonly (Named & { modded?: boolean })[]
  /** The item it means, if it means one. */
  found: { safe_name: string } | undefined
  problem: string
  hint: string
  from?: boolean
  /** Items that may be meant, where the text alone does not tell: offered below, for browsers offer names in their own ways or not at all. */
  fits: readonly Named[]
  /** Where the page is with one of them chosen, for whoever has no script. */
  addressOf: (item: Named) => string
  onType: (text: string) => void
}

/** A field for the name of an item; the browser offers the names that fit. */
export function ItemField({ label, name, text, items, found, problem, hint, from = false, fits, addressOf, onType }: Props) {
  const id = `field-${name}`
  return (
    <div className="pick-field">
      <label className="num-label" htmlFor={id}>
        {label}
      </label>
      <div className="num-row">
        {found && <Tile of={found.safe_name} eager />}
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
                  // By keyboard only: on a phone, focus would bring the letters up again.
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
