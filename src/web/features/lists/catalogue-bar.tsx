import { longestFilter } from '#model/item-filter.ts'
import { countOf } from '#model/shopping-list.ts'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  find: string
  isReady: boolean
  shown: number
  all: number
  onFind: (text: string) => void
}

/** The filter of the catalogue. Without JavaScript its button asks the server, and what is ticked goes along. */
export function CatalogueBar({ find, isReady, shown, all, onFind }: Props) {
  return (
    <div className="bar" role="search" aria-label="Catalogue">
      <label className="field">
        <Icon name="search" />
        <span className="sr">Find an item</span>
        <input
          type="search"
          name="find"
          placeholder="Find an item"
          value={find}
          maxLength={longestFilter}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onFind(target.value)}
        />
      </label>
      <button className="btn small no-js-only" name="show" value="catalogue">
        Filter
      </button>
      <span className="soft sm" role="status">
        {shown === all ? countOf(all, 'item') : `${shown} of ${countOf(all, 'item')}`}
      </span>
      {isReady && find !== '' && (
        <button className="btn small" type="button" onClick={() => onFind('')}>
          <Icon name="x" />
          Show all
        </button>
      )}
      <p className="no-js-only pick-help">
        <span className="soft sm">Tick what you need, then</span>
        <button className="btn gold small">Make the list</button>
      </p>
    </div>
  )
}
