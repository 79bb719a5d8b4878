import type { GameVersions } from '#content/correct/correct-price.ts'
import { canStore, storageIsBlocked } from '#web/browser/storage.ts'
import { today } from '#model/text/today.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addPrices } from '#model/prices/merge-prices.ts'
import { assumeVersion } from '#model/prices/assumed-version.ts'
import { listOwn, type MyPrices } from '#model/prices/my-prices.ts'
import { takeBack, withPrices } from '#model/prices/with-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { toComparable } from '#model/text/slugs.ts'
import type { SendChannels } from '#web/features/correct/send-options.tsx'
import { useIsReady } from '#web/islands/use-is-ready.ts'
import { changeMyPrices } from '#web/my-prices/change-my-prices.ts'
import { myPricesStore } from '#web/my-prices/my-prices-store.ts'
import { useMyPricesStore } from '#web/my-prices/use-my-prices-store.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { AddPrice } from './add-price.tsx'
import { OfferedPrices } from './offered-prices.tsx'
import { OpenPrices, SavePrices } from './price-files.tsx'
import type { PricedItem } from './priced-item.ts'
import { PriceColumns, PriceRow } from './price-row.tsx'
import { SendPrices } from './send-prices.tsx'
import { useOfferedPrices } from './use-offered-prices.ts'
import './my-prices.css'

type Props = { items: PricedItem[]; /** Versions of the game. */ versions: GameVersions & { played: string[] }; site: SendChannels }

/** Table of the reader's own prices: search, add, change, remove, export and share. */
export function MyPricesTable({ items, versions, site }: Props) {
  const { my, problem, isSaved } = useMyPricesStore()
  const isReady = useIsReady()
  const [hasRoom, setHasRoom] = useState(true)
  // Checked again after each change of the prices: the reader may have made room.
  useEffect(() => {
    const check = () => setHasRoom(canStore())
    check()
    return myPricesStore.subscribe(check)
  }, [])
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const [undo, setUndo] = useState<(now: MyPrices) => MyPrices>()
  const addButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const offer = useOfferedPrices(setMessage)
  const plays = my.plays || (versions.played.at(-1) ?? '')

  /** Applies a change with one step of undo. */
  const changePrices = (words: string, how: (now: MyPrices) => MyPrices) => {
    const { isSaved: isStored } = changeMyPrices((now) => {
      const after = how(assumeVersion({ ...now, plays: my.plays }, plays))
      setUndo(() => (later: MyPrices) => takeBack(assumeVersion(later, plays), now, after))
      return after
    })
    setMessage(isStored ? words : 'Changed on this page only.')
  }
  const set = ({ safe_name, name, perWeight }: PricedItem, value: number) =>
    changePrices(`${name} is saved.`, (now) => withPrices(now, { [safe_name]: { value, price_per_weight: perWeight, on: today() } }))
  const byName = new Map(items.map((item) => [item.safe_name, item]))
  const nameOf = (item: string) => byName.get(item)?.name ?? item
  const all = Object.entries(listOwn({ ...my, plays })).map(([safe_name, price]) => ({
    price,
    // An item that no longer exists is shown with the data that is stored.
    item: byName.get(safe_name) ?? { safe_name, name: safe_name, ours: null, mark: null, perWeight: price.price_per_weight },
  }))
  const shown = all
    .filter(({ item }) => toComparable(item.name).includes(toComparable(search)))
    .toSorted((a, b) => a.item.name.localeCompare(b.item.name, 'en'))
  /** Focuses a button that the change may render, because the pressed one is gone. */
  const thenFocus = (change: () => void, button: React.RefObject<HTMLButtonElement | null>) => {
    flushSync(change)
    button.current?.focus()
  }
  const closeForm = () => thenFocus(() => setAdding(false), addButton)
  const remove = (words: string, how: (now: MyPrices) => MyPrices) => thenFocus(() => changePrices(words, how), undoButton)
  const isEmpty = all.length === 0
  const add = (
    <button ref={addButton} className={isEmpty ? 'btn gold' : 'btn'} type="button" disabled={!isReady} onClick={() => setAdding(true)}>
      <Icon name="plus" />
      Add a price
    </button>
  )
  return (
    <div className="stack md my-prices needs-js">
      <div className="my-prices-head">
        <label className="played">
          <Icon name="tag" />
          Prices for: my game
          <select
            value={plays}
            disabled={!isReady}
            onChange={({ target }) => changeMyPrices((now) => ({ ...now, plays: target.value, assumed: false }))}
          >
            {[...new Set([...versions.played, plays])].map((version) => (
              <option key={version}>{version}</option>
            ))}
          </select>
        </label>
        {!isEmpty && (
          <SendPrices
            key={JSON.stringify(listOwn({ ...my, plays }))}
            my={{ ...my, plays }}
            nameOf={nameOf}
            site={site}
            versions={versions}
          />
        )}
      </div>
      {problem === 'lost' && (
        <Callout tone="warning">
          Some of your prices can’t be read. The next change puts their text aside; nothing of it is thrown away.
        </Callout>
      )}
      {problem === 'newer' && (
        <Callout tone="warning">A newer version of this page wrote your prices. Reload the page to change them.</Callout>
      )}
      {!isSaved && problem !== 'newer' && <Callout tone="warning">{storageIsBlocked}</Callout>}
      {isSaved && !hasRoom && (
        <Callout tone="warning">
          Your browser blocks storage or has no room left. Prices you set now are lost when you close the page.
        </Callout>
      )}
      {offer.prices && (
        <OfferedPrices
          prices={offer.prices}
          mine={my}
          from={offer.from}
          onTake={(takesTheirs) => {
            const { prices } = offer
            if (prices) changePrices('Added. Undo to go back.', (now) => addPrices(now, prices, takesTheirs))
            offer.close()
          }}
          onClose={offer.close}
        />
      )}
      <div className="card flush">
        {!isEmpty && (
          <div className="my-prices-top">
            <label className="field">
              <Icon name="search" />
              <input
                type="search"
                placeholder="Find an item"
                aria-label="Find an item"
                value={search}
                onChange={({ target }) => {
                  setSearch(target.value)
                  setMessage('')
                }}
              />
            </label>
            {add}
          </div>
        )}
        {isAdding && (
          <AddPrice
            items={items}
            onAdd={(item, value) => {
              set(item, value)
              closeForm()
            }}
            onClose={closeForm}
          />
        )}
        {isEmpty && !isAdding && (
          <div className="state">
            <Glyph name="empty-metal-bucket" />
            <b>No prices yet</b>
            <p>
              See a price in your game that differs from ours? Press <strong>Set my price</strong> on the item’s page, or add it here.
            </p>
            <div className="row tight">
              {add}
              <OpenPrices isReady={isReady} onOpen={offer.open} />
            </div>
          </div>
        )}
        {!isEmpty && (
          <table className="tbl">
            <caption className="sr">Your prices</caption>
            <PriceColumns />
            <tbody>
              {shown.map(({ item, price }) => (
                <PriceRow
                  key={item.safe_name}
                  of={item}
                  price={price}
                  isGone={!byName.has(item.safe_name)}
                  onSave={(value) => set(item, value)}
                  onRemove={() => remove(`${item.name} is removed.`, (now) => withPrices(now, { [item.safe_name]: undefined }))}
                />
              ))}
            </tbody>
          </table>
        )}
        <div className={isEmpty && !message && !undo ? undefined : 'my-prices-foot'}>
          {/* Not in the status: it is no message. */}
          {!isEmpty && (
            <p hidden={message !== '' || shown.length === 0}>
              <b>{countOf(all.length, 'price')}</b>, kept in this browser only.
            </p>
          )}
          <p role="status">{message || (search !== '' && shown.length === 0 ? 'None of your prices is for an item of that name.' : '')}</p>
          {undo && (
            <button
              ref={undoButton}
              className="btn small"
              type="button"
              onClick={() =>
                thenFocus(() => {
                  changeMyPrices(undo)
                  setUndo(undefined)
                  setMessage('Undone.')
                }, addButton)
              }
            >
              <Icon name="undo-2" />
              Undo
            </button>
          )}
          {!isEmpty && (
            <>
              <SavePrices my={{ ...my, plays }} nameOf={nameOf} showMessage={setMessage} />
              <OpenPrices isReady={isReady} onOpen={offer.open} />
              <button
                className="btn small quiet"
                type="button"
                onClick={() => {
                  if (isAsking) remove('All are removed.', (now) => ({ ...now, prices: { ...now.prices, [plays]: {} } }))
                  setAsking(!isAsking)
                }}
              >
                {isAsking ? `Yes, remove all ${all.length}` : 'Remove all'}
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

export { MyPricesTable as island }
