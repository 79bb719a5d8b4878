import { paths } from '#model/wiki/paths.ts'
import { planSale, readSell, type SellRules } from '#model/tools/sell/sell.ts'
import { sellPriceFields, sellAddress, weightFields, type SellState } from '#model/tools/sell/sell-address.ts'
import { boardHalves } from '#model/tools/sell/stock-goods.ts'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { StateLink } from '#web/features/tools/form/state-link.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardFields } from './board-fields.tsx'
import { PieceWeightsField } from './piece-weights-field.tsx'
import { SavedBoards } from './saved-boards.tsx'
import { halfWords, SaleAnswers } from './sale-answers.tsx'
import { SaleTable } from './sale-table.tsx'
import '../tools.css'
import '../tool-table.css'
import './sell.css'

export const sellSlug = 'sell'
const shape = sellAddress.with()

type Props = {
  rules: SellRules
  initial: SellState
  /** Example load for readers who hold nothing. */
  example: SellState
  markets: { label: string; path: string }[]
}

/** Finds what to forge and where to sell it, by today's prices. */
export function SellTool({ rules, initial, example, markets }: Props) {
  const { state, form, address, type, choose, reset } = useAddressState(sellSlug, initial, shape)
  const { goods } = rules
  const read = readSell(rules, state)
  const plan = read.stocks && planSale(rules, read.stocks, read.typed)
  const isEmpty = read.stocks?.every(({ weights }) => weights.length === 0)
  const shown = { ...example, prices: state.prices }
  /** Merges the stored board into the state of the URL, which a page rendered for the plain path did not see. Prices in the URL win. */
  const applyBoard = (prices: string[]) => {
    const here = shape.read(new URLSearchParams(location.search))
    if (here.prices.every((text) => text === '')) type({ ...here, prices })
  }
  return (
    <ToolForm slug={sellSlug} label="Best thing to sell" address={address} formRef={form} onReset={reset}>
      <div className="sell">
        <fieldset className="sell-held">
          <legend>
            <h2 className="h3">What you have</h2>
          </legend>
          <p className="sm soft">The weight of each piece, with spaces between. 3x6 is three pieces of 6. Gems are cut gems.</p>
          {goods.map(
            (good, index) =>
              good.half === 'raw' && (
                <PieceWeightsField
                  key={good.key}
                  good={good}
                  name={weightFields[index] ?? ''}
                  text={state.weights[index] ?? ''}
                  problem={read.problems.weights[index] ?? ''}
                  onType={(text) => type({ ...state, weights: state.weights.with(index, text) })}
                />
              ),
          )}
        </fieldset>
        <fieldset className="sell-board">
          <legend>
            <h2 className="h3">Today’s prices</h2>
          </legend>
          <p className="sm soft">Coins per weight. Default: the base price.</p>
          {boardHalves.map((half) => (
            <BoardFields
              key={half}
              title={halfWords[half]}
              goods={goods.flatMap((good, index) =>
                good.half === half ? [{ good, name: sellPriceFields[index] ?? '', place: index }] : [],
              )}
              state={state}
              read={read}
              onType={(place, text) => type({ ...state, prices: state.prices.with(place, text) })}
            />
          ))}
          <BoardBar
            goods={goods}
            typed={read.problems.prices.some(Boolean) ? null : read.typed}
            onOpen={applyBoard}
            onChoose={(prices) => choose({ ...state, prices })}
          />
        </fieldset>
      </div>
      {!plan && (
        <p className="tool-empty" role="status">
          Fix the highlighted field.
        </p>
      )}
      {plan && isEmpty && (
        <p className="tool-empty">
          Enter what you have to see what to make.{' '}
          <StateLink to={{ address: paths.tool(sellSlug, shape.write(shown)), choose: () => choose(shown) }}>See an example</StateLink>
        </p>
      )}
      {plan && !isEmpty && (
        <>
          <SaleAnswers plan={plan} typed={read.typed} />
          <SaleTable plan={plan} typed={read.typed} markets={markets} />
        </>
      )}
      <SavedBoards goods={goods} />
    </ToolForm>
  )
}

export { SellTool as island }
