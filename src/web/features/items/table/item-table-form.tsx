import { createFilter } from '#model/items/item-filter.ts'
import type { ItemRow } from '#model/items/item.ts'
import { compareItems } from '#model/items/item-order.ts'
import { tellCount, toShownPrice, type ItemView } from '#model/items/item-view.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { ItemTable } from './item-table.tsx'
import { ItemTableBar } from './item-table-bar.tsx'
import { PressPart } from './press-part.tsx'
import { copiesTable, itemsForm, noItems, savesTable } from './item-table.attributes.ts'
import { bears } from '#web/attribute.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { GuessesSwitch } from '#web/features/certainty/leave-out-guesses.tsx'
import { MarksLegend } from '#web/game-ui/mark.tsx'
import { reasonId, shareReasons } from '#web/features/certainty/reasons.ts'
import { WhyNote } from '#web/features/certainty/why.tsx'
import '../../../ui/chips.css'
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
  children?: React.ReactNode
}

/** True of what costs what nobody has confirmed. */
const isGuess = ({ value_certainty }: ItemRow) => value_certainty === 'guess'

/**
 * The items of the database and of the catalogue: a form that works by itself, and faster with item-table.browser.ts. What is
 * ticked is part of it, so it goes along with whatever is pressed.
 */
export function ItemTableForm({ items, entries, view, path, picks, children }: Props) {
  const fits = createFilter(view.find, items)
  const isShown = (item: ItemRow) => (view.group === undefined || item.group === view.group) && fits(item)
  const visible = view.mods ? items : items.filter(({ modded }) => !modded)
  const shown = visible.filter(isShown)
  const priced = shown.filter(({ value }) => value !== null)
  const reasons = shareReasons(entries)
  const part = { view, path, isForm: picks !== undefined }
  return (
    <form
      className={`card flush database${view.mods ? ' with-mods' : ''}`}
      action={path}
      aria-label="Items"
      autoComplete="off"
      {...bears(itemsForm, picks ? 'catalogue' : 'database')}
    >
      <ItemTableBar {...part} used={new Set(items.map(({ group }) => group))} count={tellCount(shown.length, visible.length)} />
      <MarksLegend>
        <GuessesSwitch areOut={view.withoutGuesses} guesses={priced.filter(isGuess).length} prices={priced.length} />
      </MarksLegend>
      <ItemTable
        reasonOf={(safeName) => reasons.of(safeName, 'value')}
        rows={items.toSorted(compareItems(view.sort, view.direction, (item) => toShownPrice(view, item.value, isGuess(item))))}
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
        <span>What a mark rests on stands in it, and on the item’s own page.</span>
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
      {reasons.all.map((reason) => (
        <WhyNote key={reasonId(reason)} of={reason} />
      ))}
    </form>
  )
}
