import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { suggestsNames } from './search.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

type Props = {
  /** Accessible name, different from the header's search. */
  label: string
  /** Label of the button. */
  children: React.ReactNode
}

/** The large search field of some pages. */
export function FindForm({ label, children }: Props) {
  return (
    <form className="find" role="search" aria-label={label} action={paths.search()}>
      <div className="field">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label="Find an item, shop or town"
          placeholder="Find an item, shop or town"
          maxLength={100}
          autoComplete="off"
          {...dataAttr(suggestsNames)}
        />
      </div>
      {children}
    </form>
  )
}
