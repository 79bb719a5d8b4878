import { useState } from 'react'
import { readPrice } from '#model/prices/read-price.ts'
import { findNamed, fittingNames } from '#model/text/fitting-names.ts'
import { paths } from '#model/wiki/paths.ts'
import { ItemField } from '#web/game-ui/item-field.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import type { PricedItem } from './priced-item.ts'

type Props = { items: readonly PricedItem[]; onAdd: (item: PricedItem, value: number) => void; onClose: () => void }

/** Form to add an item with the price in the reader's game. */
export function AddPrice({ items, onAdd, onClose }: Props) {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState({ item: '', price: '' })
  const item = findNamed(items, name)
  const fits = item ? [] : fittingNames(items, name)
  return (
    <form
      ref={focusFirst}
      className="add-price"
      noValidate
      aria-label="Add a price"
      onSubmit={(event) => {
        event.preventDefault()
        const read = readPrice(text)
        setProblem({ item: item ? '' : 'Choose an item of the list.', price: read.problem ?? '' })
        if (item && read.value !== undefined) onAdd(item, read.value)
      }}
    >
      <ItemField
        label="Item"
        name="add-item"
        text={name}
        items={items}
        match={item}
        problem={problem.item}
        hint=""
        fits={fits}
        addressOf={({ safe_name }) => paths.item(safe_name)}
        onType={setName}
      />
      <NumberField
        label={item?.perWeight ? 'What your game shows, per weight' : 'What your game shows'}
        name="add-price"
        text={text}
        problem={problem.price}
        unit="coins"
        onType={setText}
      />
      <p className="row tight">
        <button className="btn">Save</button>
        <button className="btn quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </form>
  )
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
