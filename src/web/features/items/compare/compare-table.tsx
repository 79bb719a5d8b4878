import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { ItemLink } from '#web/game-ui/item-link.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { listCompareRows, type CompareRow } from './compare-rows.tsx'
import type { ComparedItem } from './compared-item.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './compare.css'

type Props = { items: ComparedItem[]; onlyDifferences: boolean }

/** Items side by side, a column each. Rows with equal values are labeled and can be hidden. */
export function CompareTable({ items, onlyDifferences }: Props) {
  const names = items.map(({ details }) => details.safe_name)
  const rows = listCompareRows(items)
  const isSeveral = items.length > 1
  const shown = isSeveral && onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <section className="compare" style={{ '--items': items.length }} aria-label="Comparison">
      {isSeveral && (
        <p className="compare-bar">
          <span>
            <b>{countOf(rows.filter(({ differs }) => differs).length, 'line differs', 'lines differ')}</b> of {rows.length}.
          </span>
          <a className="btn small" href={paths.compare(names, onlyDifferences ? '' : 'differences')}>
            {onlyDifferences ? 'Show all lines' : 'Show only what differs'}
          </a>
        </p>
      )}
      <div className="card flush" tabIndex={0} role="group" aria-label="Items side by side">
        <table className="tbl">
          <caption className="sr">Items side by side</caption>
          <thead>
            <tr>
              <td className="corner" />
              {items.map(({ details }) => (
                <ItemHead key={details.safe_name} item={details} names={names} onlyDifferences={onlyDifferences} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Line key={row.label} row={row} isSeveral={isSeveral} names={names} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type HeadProps = { item: ComparedItem['details']; names: string[]; onlyDifferences: boolean }

function ItemHead({ item, names, onlyDifferences }: HeadProps) {
  const { name, name_certainty, safe_name, modded } = item
  const others = names.filter((other) => other !== safe_name)
  return (
    <th scope="col">
      <Tile of={safe_name} size={72} eager />
      <span>
        <ItemLink item={item} />
        <CertaintyBadge of={name_certainty} at={paths.itemSources(safe_name)} />
      </span>
      {modded && <ModdedLabel />}
      <a className="remove" href={paths.compare(others, onlyDifferences ? 'differences' : '')} aria-label={`Remove ${name}`}>
        <Icon name="x" /> Remove
      </a>
    </th>
  )
}

function Line({ row: { label, cells, differs }, isSeveral, names }: { row: CompareRow; isSeveral: boolean; names: string[] }) {
  return (
    <tr className={isSeveral ? (differs ? 'differs' : 'same') : undefined}>
      <th scope="row">
        {label}
        {isSeveral && <small>{differs ? 'differs' : 'the same'}</small>}
      </th>
      {cells.map(({ text, value }, index) => (
        <td key={names[index]}>{text === '' ? <NoValue /> : value}</td>
      ))}
    </tr>
  )
}

function NoValue() {
  return (
    <span className="muted">
      <span aria-hidden="true">—</span>
      <span className="sr">nothing</span>
    </span>
  )
}
