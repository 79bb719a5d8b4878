import type { ItemRow } from '#model/items/item.ts'
import { describeCount, type ItemView } from '#model/items/item-view.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { arrangeItems } from '#model/items/arrange-items.ts'
import { ItemTable } from './item-table.tsx'
import { ItemTableBar } from './item-table-bar.tsx'
import { ViewControl } from './view-control.tsx'
import { copiesTable, itemCount, itemsForm, noItems, savesTable, tableText } from './item-table.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { GuessesSwitch } from '#web/features/certainty/hide-guesses.tsx'
import { PriceDialog } from '#web/my-prices/price-form.tsx'
import '../../../ui/table-bar.css'
import './item-table.css'
import './item-table-rows.css'

type Props = {
  items: ItemRow[]
  view: ItemView
  /** Path of the page, without query. */
  path: string
  /** Catalogue only: ids of the ticked items. */
  picks?: ReadonlySet<number>
  /** True for the goods of one shop. */
  isShelf?: boolean
  children?: React.ReactNode
}

/**
 * The item table of the database, the catalogue or a shop. A plain form, enhanced by item-table.browser.ts. Ticked items are form fields,
 * so every submit keeps them.
 */
export function ItemTableForm({ items, view, path, picks, isShelf = false, children }: Props) {
  const table = arrangeItems(items, view, isShelf)
  const part = { view, path, isForm: picks !== undefined }
  return (
    <>
      <form
        className={`card flush database${view.mods ? ' with-mods' : ''}${view.withoutGuesses ? ' without-guesses' : ''}${table.total === 0 ? ' is-empty' : ''}`}
        action={path}
        aria-label="Items"
        autoComplete="off"
        {...dataAttr(itemsForm, picks ? 'catalogue' : isShelf ? 'shelf' : 'database')}
      >
        <ItemTableBar {...part} hasMods={table.has_mods} used={new Set(table.groups)} />
        <div className="table-line">
          <b className="num" role="status" {...dataAttr(itemCount)}>
            {describeCount(table.total, table.of)}
          </b>{' '}
          {!picks && <span className="soft needs-js">Press a price to set yours</span>}
          {table.has_guesses && <GuessesSwitch areOut={view.withoutGuesses} guesses={table.guessed} prices={table.priced} />}
        </div>
        <ItemTable hasMods={table.has_mods} rows={table.rows} isShown={table.isShown} view={view} picks={picks} />
        <div className="state" {...dataAttr(noItems)} hidden={table.total > 0}>
          <Glyph name="empty-metal-bucket" />
          <b>Nothing in the bucket</b>
          <p>No item fits. Try fewer letters or another group, or show mods.</p>
          <ViewControl {...part} className="btn" part="clear">
            Show all items
          </ViewControl>
        </div>
        <p className="after soft sm">
          <span className="row tight needs-js" aria-live="polite">
            <button className="btn small" type="button" {...dataAttr(copiesTable)} disabled>
              <Icon name="copy" />
              Copy table
            </button>
            <button className="btn small" type="button" {...dataAttr(savesTable)} disabled>
              <Icon name="download" />
              CSV
            </button>
          </span>
        </p>
        <label className="fl table-text" hidden>
          Copy it from here
          <span className="field">
            <textarea readOnly rows={4} {...dataAttr(tableText)} />
          </span>
        </label>
        {children}
      </form>
      <PriceDialog />
    </>
  )
}
