import { isBestOf, type CompareVehicle } from '#model/tools/vehicles/vehicle-comparison.ts'
import { describeWithMark, worstMark } from '#model/wiki/certainty.ts'
import { statMax, statNames, stats } from '#model/vehicles/vehicle-stats.ts'

/** SVG units: a row per vehicle, its name above its bar. */
const width = 300
const row = 38
const bar = 13
/** Width of the number and the word at the end of a bar. */
const end = 74

/** A small chart per stat, all on one scale. The table above has the same values. */
export function StatCharts({ vehicles }: { vehicles: CompareVehicle[] }) {
  const height = vehicles.length * row + 6
  const toWidth = (value: number) => (Math.min(value, statMax) / statMax) * (width - end)
  return (
    <div className="stat-charts">
      {stats.map((stat) => (
        <figure key={stat}>
          <figcaption>{statNames[stat]}</figcaption>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={describeWithMark(
              `${statNames[stat]}: ${vehicles.map((vehicle) => `${vehicle.name} ${vehicle.stats[stat]}`).join(', ')}, of ${statMax}`,
              worstMark(vehicles.map(({ statsMark }) => statsMark)),
            )}
          >
            <path className="grid" d={[0, statMax / 2, statMax].map((value) => `M${toWidth(value)} 4V${height - 2}`).join('')} />
            {vehicles.map((vehicle, index) => {
              const best = isBestOf(vehicle, stat, vehicles)
              const value = vehicle.stats[stat]
              return (
                <g key={vehicle.safe_name} transform={`translate(0 ${index * row})`} className={best ? 'best' : undefined}>
                  <text className="who" x="2" y="15">
                    {vehicle.name}
                  </text>
                  <rect className="bed" x="0" y="21" width={width - end} height={bar} rx="2" />
                  <rect className="bar" x="0" y="21" width={toWidth(value)} height={bar} rx="2" />
                  <text className="value" x={width - end + 8} y={21 + bar - 1}>
                    {value}
                    {best && (
                      <tspan className="word" dx="6">
                        highest
                      </tspan>
                    )}
                  </text>
                </g>
              )
            })}
          </svg>
        </figure>
      ))}
    </div>
  )
}
