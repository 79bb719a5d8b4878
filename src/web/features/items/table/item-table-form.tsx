import { createFilter } from '#model/items/item-filter.ts'
import type { ItemRow } from '#model/items/item.ts'
import { compareItems, compareOnShelf } from '#model/items/item-order.ts'
import { tellCount, toShownPrice, type ItemView } from '#model/items/item-view.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { ItemTable } from './item-table.tsx'
import { ItemTableBar } from './item-table-bar.tsx'
import { PressPart } from './press-part.tsx'
import { copiesTable, itemCount, itemsForm, noItems, savesTable } from './item-table.attributes.ts'
import { bears } from '#web/attribute.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { GuessesSwitch } from '#web/features/certainty/leave-out-guesses.tsx'
import { MarksLegend } from '#web/game-ui/mark.tsx'
import { shareReasons } from '#web/features/certainty/reasons.ts'
import { lineOfOne } from '#model/wiki/told-fields.ts'
import { WhyNotes } from '#web/features/certainty/why.tsx'
import '../../../ui/table-bar.css'
import './item-table.css'

type Props = {
  items: ItemRow[]
  /** Where their prices come from. */
  entries: ProvenanceEntry[]
  view: ItemView
  /** Address of the page without parameters. */
  path: string
  /** In the catalogue: the ids that are ticked. */
  picks?: ReadonlySet<number>
  /** On the shelf of a shop: its number, and what is done there with what lies on it. */
  shelf?: { shop: number; done: string }
  children?: React.ReactNode
}

/** True of what costs what nobody has confirmed. */
const isGuess = ({ value_certainty }: ItemRow) => value_certainty === 'guess'

/**
 * The items of the database, of the catalogue or of a shelf: a form that works by itself, and faster with item-table.browser.ts. What is
 * ticked is part of it, so it goes along with whatever is pressed.
 */
export function ItemTableForm({ items, entries, view, path, picks, shelf, children }: Props) {
  const fits = createFilter(view.find, items)
  const isShown = (item: ItemRow) => (view.group === undefined || item.group === view.group) && fits(item)
  const hasMods = new Set(items.map(({ modded }) => modded)).size > 1
  const visible = view.mods || !hasMods ? items : items.filter(({ modded }) => !modded)
  const shown = visible.filter(isShown)
  const priced = shown.filter(({ value }) => value !== null)
  const reasons = shareReasons(entries)
  const part = { view, path, isForm: picks !== undefined }
  const compare = shelf ? compareOnShelf : compareItems
  return (
    <form
      className={`card flush database${view.mods ? ' with-mods' : ''}`}
      action={path}
      aria-label="Items"
      autoComplete="off"
      {...bears(itemsForm, picks ? 'catalogue' : shelf ? 'shelf' : 'database')}
    >
      <ItemTableBar {...part} hasMods={hasMods} used={new Set(items.map(({ group }) => group))} />
      <MarksLegend>
        <b className="num" role="status" {...bears(itemCount)}>
          {tellCount(shown.length, visible.length)}
        </b>
        {items.some(isGuess) && (
          <GuessesSwitch areOut={view.withoutGuesses} guesses={priced.filter(isGuess).length} prices={priced.length} />
        )}
      </MarksLegend>
      <ItemTable
        reasonOf={reasons.of}
        shelfReasonOf={shelf && ((name) => reasons.of(name, lineOfOne('shops', shelf.shop)) ?? reasons.of(name, 'shops'))}
        hasMods={hasMods}
        rows={items.toSorted(compare(view.sort, view.direction, (item) => toShownPrice(view, item.value, isGuess(item))))}
        isShown={isShown}
        view={view}
        picks={picks}
      />
      <div className="state" {...bears(noItems)} hidden={shown.length > 0}>
        <Glyph name="empty-metal-bucket" />
        <b>Nothing in the bucket</b>
        <p>No item fits. Try fewer letters or another group, or show mods.</p>
        <PressPart {...part} className="btn" part="clear">
          Show all items
        </PressPart>
      </div>
      <p className="after soft sm">
        <span>
          {shelf && `A mark after a name: that it is ${shelf.done} here. `}
          What a mark rests on stands in it, and on the item’s own page.
        </span>
        <span className="row tight needs-js" aria-live="polite">
          <button className="btn small" type="button" {...bears(copiesTable)} disabled>
            <Icon name="copy" />
            Copy table
          </button>
          <button className="btn small" type="button" {...bears(savesTable)} disabled>
            <Icon name="download" />
            CSV
          </button>
        </span>
      </p>
      {children}
      <WhyNotes of={reasons.all} />
    </form>
  )
}
