import { compareCoins, digsFor, payWithAll, readCoins, readFindWeight, splitFamilies } from '#model/lists/afford.ts'
import { resultMark, type ListTotals } from '#model/lists/list-totals.ts'
import { formatResult, roundEstimate, roundResult } from '#model/wiki/round-estimate.ts'
import { formatExactCoins } from '#model/text/money.ts'
import { countOf } from '#model/text/count-of.ts'
import type { KnownLine } from '#model/lists/shopping-trip.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Section } from '#web/ui/section.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { AffordGoods } from './afford-goods.tsx'
import { affordRules, AffordRules } from './afford-rules.tsx'
import type { ListPlan } from '#web/features/lists/list-plan.ts'
import { useAffordTexts } from './use-afford-texts.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { listedItems } from '#web/features/lists/table/list-table.tsx'
import { oddsCalculationUrl } from '#web/game-ui/calculation-urls.ts'
import { CalculationLink } from '#web/game-ui/calculation-link.tsx'
import { formatNumber } from '#model/text/format-number.ts'
import { LazyTakeCoins } from '#web/features/my-game/game-parts.tsx'
import { CertaintyBadge, SourceAnchor } from '#web/game-ui/certainty-badge.tsx'
import '../../tools/tools.css'
import './afford.css'

type Props = {
  /** Shop prices. */
  totals: ListTotals
  unsold: readonly KnownLine[]
  plan: ListPlan
  /** Path of the list. */
  path: string
}

const sums = `#${affordRules}`

/** What the list costs beyond the reader's coins, and how much of each good pays for it. */
export function AffordSection({ totals, unsold, plan, path }: Props) {
  const { texts, form, type } = useAffordTexts(plan.typed)
  const have = readCoins(texts.have)
  const weight = readFindWeight(texts.weight, plan.findWeight ?? 0)
  const isAssumed = texts.weight.trim() === '' || weight.problem !== ''
  const { missing, left, share } = compareCoins(totals.value, have.value)
  const total = roundResult(totals.value, resultMark(totals.mark, totals.quantity))
  const goods = splitFamilies(plan.goods)
  const mixed = weight.value > 0 ? payWithAll(plan.odds, plan.goods, missing, weight.value) : null
  return (
    <SourceAnchor value={sums}>
      <Section title="Can I afford it?" id="afford" className="afford">
        <form
          className="card tool"
          ref={form}
          action={`${path}#afford`}
          aria-label="Can I afford it?"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="tool-fields">
            <NumberField
              label="Coins I have already"
              name="have"
              unit="coins"
              placeholder="0"
              text={texts.have}
              problem={have.problem}
              onType={(text) => type({ have: text })}
            />
            {plan.findWeight !== null && (
              <NumberField
                label="Weight of one find"
                name="weight"
                placeholder={String(plan.findWeight)}
                text={texts.weight}
                problem={weight.problem}
                hint={isAssumed ? `Default: ${plan.findWeight}. Weigh one on the Scales to be sure.` : 'Your number.'}
                onType={(text) => type({ weight: text })}
              />
            )}
            <LazyTakeCoins text={texts.have} onTake={(text) => type({ have: text })} />
            <button className="btn gold no-js-only">Work it out</button>
          </div>
          <p className="sr" role="status">
            {missing > 0
              ? `Still missing: ${formatResult(missing, totals.mark, formatExactCoins)} coins.`
              : `You can afford it. Left: ${formatResult(left, totals.mark, formatExactCoins)} coins.`}
          </p>
          <div className="answers">
            <div className="answer main">
              <span>{missing > 0 ? 'Still missing' : 'You can afford it'}</span>
              <b>
                <Price
                  value={missing > 0 ? missing : left}
                  mark={totals.mark}
                  sourceAt={`#${listedItems}`}
                  calculationUrl={sums}
                  isResult
                />
              </b>
              <i className="afford-bar" aria-hidden="true">
                <i style={{ width: `${(share * 100).toFixed(1)}%` }} />
              </i>
              <small>
                {missing > 0 ? 'of' : 'stay with you. The shops ask'} <Price value={total} calculationUrl={`#${listedItems}`} />
                {missing > 0 && ' that the shops ask'}
                {totals.unpriced > 0 && `, without ${countOf(totals.unpriced, 'thing')} of unknown price`}
              </small>
            </div>
            {missing > 0 && mixed && (
              <>
                <div className="answer">
                  <span>Dirt to wash, everything sold</span>
                  <b title="Average">
                    <CertaintyBadge of="guess" variant="text">
                      <CalculationLink to={oddsCalculationUrl({ chunks: String(mixed.chunks), weight: String(weight.value) })}>
                        {countOf(roundEstimate(mixed.chunks), 'chunk')}
                      </CalculationLink>
                    </CertaintyBadge>
                  </b>
                  <small>
                    A chunk brings <CalculationLink to={sums}>{formatExactCoins(roundEstimate(mixed.perChunk))} coins</CalculationLink> on
                    average, sold as bars and cut gems
                  </small>
                </div>
                <div className="answer">
                  <span>Digs for that</span>
                  {plan.shovels.map(({ name, safe_name, chunks }) => (
                    <small key={safe_name} className="afford-digs">
                      <b>
                        <CertaintyBadge of="guess" calculationUrl={sums}>
                          {formatNumber(roundEstimate(digsFor(mixed.chunks, chunks)))}
                        </CertaintyBadge>
                      </b>{' '}
                      with the{' '}
                      <a href={paths.item(safe_name)} {...dataAttr(linkedItem)}>
                        {name}
                      </a>
                    </small>
                  ))}
                </div>
              </>
            )}
          </div>
          {unsold.some(({ item }) => item.value !== null) && <p className="sm muted">Things not sold in shops are not included.</p>}
        </form>
        {missing > 0 && goods.length > 0 && (
          <AffordGoods goods={goods} missing={missing} mark={totals.mark} findWeight={weight.value || null} />
        )}
        <AffordRules plan={plan} mixed={mixed} findWeight={weight.value} />
      </Section>
    </SourceAnchor>
  )
}
