import { isBest, statMax, statNames, stats } from '#model/vehicles/vehicle-stats.ts'
import { groupPaints, describeModel } from '#model/vehicles/vehicle-models.ts'
import type { Vehicle } from '#model/vehicles/vehicle.ts'
import type { VehicleEntry } from '#model/game/calls/place-pages.ts'
import { paths } from '#model/wiki/paths.ts'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Section } from '../../ui/section.tsx'
import { glyphOfVehicle } from '#web/game-ui/place-icons.ts'
import { findReason } from '#web/features/certainty/reasons.ts'
import { UnconfirmedBanner } from '#web/features/certainty/unconfirmed.tsx'
import { GameTick } from '#web/features/my-game/game-tick.tsx'
import { CertaintyBadge, isGuess } from '#web/game-ui/certainty-badge.tsx'
import './places.css'

/** Vehicles of a shop with their seven stats as bars. */
export function Vehicles({ vehicles }: { vehicles: VehicleEntry[] }) {
  const models = groupPaints(vehicles)
  // No best value among guesses.
  const isKnown = models.every(({ sources }) => !isGuess(findReason(sources, 'stats')))
  return (
    <Section title="Vehicles" more={isKnown && <span className="best-key">highest in this store</span>}>
      <UnconfirmedBanner of={models.flatMap(({ sources }) => sources.filter(({ field }) => field === 'stats'))}>
        The ratings are unconfirmed.
      </UnconfirmedBanner>
      <div className="vehicles">
        {models.map((vehicle) => (
          <article key={vehicle.id} className="card vehicle" id={vehicle.safe_name}>
            <div className="pic">
              {vehicle.paints.map(({ safe_name }, index) => (
                <span key={safe_name} id={index === 0 ? undefined : safe_name}>
                  {/* One picture per model; other paints are only anchors. */}
                  {index === 0 && <Glyph name={glyphOfVehicle(safe_name)} className={glyphOfVehicle(safe_name)} />}
                </span>
              ))}
            </div>
            <div className="in">
              <h3>
                <span>
                  {vehicle.name}
                  {vehicle.name !== vehicle.model && <CertaintyBadge of={findReason(vehicle.sources, 'name')} />}
                </span>{' '}
                <Price value={vehicle.price} mark={findReason(vehicle.sources, 'price')} />
              </h3>
              <div className="sm soft">
                {vehicle.paints.length > 1 ? (
                  `One vehicle in ${vehicle.paints.length} paints. ${describeModel(vehicle)}. Runs on ${vehicle.runs_on || 'what is not known'}.`
                ) : (
                  <>
                    {vehicle.description}
                    <CertaintyBadge of={findReason(vehicle.sources, 'description')} />
                  </>
                )}
              </div>
              <GameTick kind="vehicle" thing={vehicle.safe_name} name={vehicle.name} />
              <Bars vehicle={vehicle} all={isKnown ? models : []} />
            </div>
          </article>
        ))}
        <div className="card compare">
          {isKnown && <BestInClass of={models} />}
          <a className="btn" href={paths.tool('vehicles')}>
            <Icon name="arrow-left-right" />
            Compare them side by side
          </a>
          <a className="btn quiet" href={paths.guide('vehicles')}>
            How to buy, fuel and drive one
          </a>
        </div>
      </div>
    </Section>
  )
}

function BestInClass({ of }: { of: readonly Vehicle[] }) {
  return (
    <>
      <h3>Best in class</h3>
      <dl className="fact-rows">
        {stats.map((stat) => {
          const best = of.filter((model) => isBest(model, stat, of))
          return (
            best.length > 0 && (
              <div key={stat}>
                <dt>{statNames[stat]}</dt>
                <dd>{best.map(({ name }) => name).join(', ')}</dd>
              </div>
            )
          )
        })}
      </dl>
    </>
  )
}

function Bars({ vehicle, all }: { vehicle: Vehicle; all: readonly Vehicle[] }) {
  return (
    <dl className="bars">
      {stats.map((stat) => {
        const value = vehicle.stats[stat]
        const best = isBest(vehicle, stat, all)
        return (
          <div key={stat} className={best ? 'best' : undefined}>
            <dt>{statNames[stat]}</dt>
            <dd>
              <span className="cells" aria-hidden="true">
                {Array.from({ length: statMax }, (_, cell) => (
                  <i key={cell} className={cell < Math.round(value) ? 'on' : undefined} />
                ))}
              </span>
              <b>
                {value}
                <span className="sr">
                  {' '}
                  of {statMax}
                  {best && ', highest in this store'}
                </span>
              </b>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
