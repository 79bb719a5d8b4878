import {
  countBest,
  firstDirection,
  isBestOf,
  type CompareVehicle,
  type StatDirection,
  type VehicleSort,
} from '#model/tools/vehicles/vehicle-comparison.ts'
import { describeModel } from '#model/vehicles/vehicle-models.ts'
import { countOf } from '#model/text/count-of.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { statMax, statNames, stats } from '#model/vehicles/vehicle-stats.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { writeSort } from '#model/tools/vehicles/vehicle-address.ts'
import { LazyOwnedLabel } from '#web/features/my-game/game-parts.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** How long a full tank lasts, in minutes of driving, and how many buckets of water fill an empty one. */
export type Tank = { minutes: number | null; hits: number | null; marks: { minutes: Mark | null; hits: Mark | null } }

type Props = { tank: Tank; vehicles: CompareVehicle[]; sort: VehicleSort; direction: StatDirection; onSort: (sort: VehicleSort) => void }

const columns: { sort: VehicleSort; title: string }[] = [
  { sort: 'name', title: 'Vehicle' },
  { sort: 'price', title: 'Price' },
  ...stats.map((stat) => ({ sort: stat, title: statNames[stat] })),
]

/** Stats of the compared vehicles; the best of each is marked. */
export function VehicleTable({ tank, vehicles, sort, direction, onSort }: Props) {
  return (
    <div className="card flush">
      <table className="tbl compare">
        <caption className="sr">
          Price and stats of {vehicles.length} vehicles; stats run from 0 to {statMax}
        </caption>
        <thead>
          <tr>
            {columns.map(({ sort: column, title }) => {
              const isCurrent = column === sort
              const next = isCurrent ? (direction === 'asc' ? 'desc' : 'asc') : firstDirection(column)
              return (
                <th
                  key={column}
                  scope="col"
                  className={column === 'name' ? undefined : 'num'}
                  aria-sort={isCurrent ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  <button name="sort" value={writeSort(column, next)} onClick={() => onSort(column)}>
                    {title}
                    <Icon name={isCurrent ? (direction === 'asc' ? 'arrow-up' : 'arrow-down') : 'arrow-up-down'} />
                  </button>
                </th>
              )
            })}
            <th scope="col" className="plain">
              Fuel
            </th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <tr key={vehicle.safe_name}>
              <th scope="row" className="name">
                {vehicle.name}
                <CertaintyBadge of={vehicle.nameMark} />
                <LazyOwnedLabel item={vehicle.safe_name} /> <small>{describeModel(vehicle)}</small>
                <Wins count={countBest(vehicle, vehicles)} />
              </th>
              <td className="num" data-label="Price">
                <Price value={vehicle.price} mark={vehicle.priceMark} variant="text" />
                {isBestOf(vehicle, 'price', vehicles) && <Best word="cheapest" />}
              </td>
              {stats.map((stat) => (
                <td key={stat} className="num" data-label={statNames[stat]}>
                  {vehicle.stats[stat]}
                  {isBestOf(vehicle, stat, vehicles) && <Best word="highest" />}
                </td>
              ))}
              <td data-label="Fuel">
                <Fuel runsOn={vehicle.runs_on} tank={tank} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Fuel({ runsOn, tank: { minutes, hits, marks } }: { runsOn: string; tank: Tank }) {
  if (runsOn === '') return <span className="soft">Not known</span>
  return (
    <>
      {toSentenceCase(runsOn)}
      {minutes !== null && (
        <small className="fuel-time">
          <CertaintyBadge of={marks.minutes}>{minutes} min</CertaintyBadge> a tank
          {hits !== null && (
            <>
              ; <CertaintyBadge of={marks.hits}>{countOf(hits, 'pour')}</CertaintyBadge> fill it
            </>
          )}
        </small>
      )}
    </>
  )
}

function Best({ word }: { word: string }) {
  return <small className="best-word">{word}</small>
}

function Wins({ count }: { count: number }) {
  if (count === 0) return null
  return <small>highest in {count}</small>
}
