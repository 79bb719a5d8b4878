import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { roundEstimate } from '#model/wiki/round-estimate.ts'
import { formatCoins, formatExactCoins } from '#model/text/money.ts'
import { joinNames } from '#model/text/join-names.ts'
import { maxHeldPieces } from '#model/tools/sell/held-weights.ts'
import { planSale, readSell, type SellRules } from '#model/tools/sell/sell.ts'
import { sellAddress, weightFields } from '#model/tools/sell/sell-address.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { toolFacts } from '#model/tools/tool-facts.ts'
import { toolResults } from '#model/tools/tool-results.ts'
import { paths } from '#model/wiki/paths.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { describeResults } from '../../features/sources/describe-results.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { sellSlug, SellTool } from '#web/features/tools/sell/sell.island.tsx'
import { Island } from '../../islands/island.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: pieces of each good that the anvil takes, in board order, to show every way to sell. */
const exampleWeights = ['6 5 4', '3x6 2', '2 1']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [list, { goods, unlisted }, { sources, questions, stores }] = await Promise.all([
    api.facts(),
    api.stockBoard(),
    api.toolPage(sellSlug),
  ])
  const facts = lookUpFacts(list)
  const forgedPercent = facts.number('assumed_forged_weight_percent')
  const rules: SellRules | null = forgedPercent === null || goods.length === 0 ? null : { goods, forgedPercent }
  return {
    rules,
    initial: sellAddress.with().read(new URL(request.url).searchParams),
    newDay: facts.text('stock_new_day'),
    unlisted,
    markets: stores.map((shop) => ({ label: shop.town.name, path: paths.shop(shop) })),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, sellSlug)

export default function SellPage() {
  const { rules, initial, newDay, unlisted, markets, sources, questions } = useLoaderData<typeof loader>()
  const parameters = rules ? toExample(rules) : {}
  const example = sellAddress.with().read(new URLSearchParams(parameters))
  return (
    <ToolPage
      slug={sellSlug}
      formulas={rules ? listFormulas(rules) : []}
      assumed={{ assumed_forged_weight_percent: 'A forged piece weighs what went into it. Weigh your first one to check.' }}
      assumptions={listAssumptions(newDay, unlisted)}
      example={rules && <Example rules={rules} state={example} />}
      exampleParameters={parameters}
      sources={sources}
      rests={describeResults(toolResults.sell, toolFacts.sell, sources)}
      questions={questions}
      seeAlso={[
        { label: 'Where to sell what, in the guide', path: paths.guide('where-to-sell') },
        { label: 'Smithing and crafting', path: paths.guide('smithing-crafting') },
      ]}
    >
      {rules ? (
        <Island name="sell" component={SellTool} props={{ rules, initial, example, markets }} />
      ) : (
        <p className="tool-empty">This tool is missing a number it needs.</p>
      )}
    </ToolPage>
  )
}

/** Query parameters of the example: weights of the goods that can be forged. */
function toExample({ goods }: SellRules): Record<string, string> {
  const forged = goods.flatMap(({ key }, index) => (goods.some(({ recipe }) => recipe && key in recipe) ? [weightFields[index] ?? ''] : []))
  return Object.fromEntries(forged.map((name, index) => [name, exampleWeights[index] ?? '']))
}

function listFormulas({ goods, forgedPercent }: SellRules): string[] {
  const recipes = goods.flatMap(({ key, recipe }) => {
    if (!recipe) return []
    const parts = Object.entries(recipe).map(
      ([part, count]) => `${count} ${goods.find((good) => good.key === part && count > 1)?.many ?? part}`,
    )
    return [`${key} = ${joinNames(parts)}`]
  })
  return [
    'coins of a piece = its weight × today’s price of that good',
    `weight of a forged piece = weight of its bars and its gem${forgedPercent === 100 ? '' : ` × ${forgedPercent}%`}`,
    ...recipes,
    'best way = the pieces that bring the most coins together',
  ]
}

function listAssumptions(newDay: string | null, unlisted: readonly string[]): string[] {
  return [
    'Everything sells at today’s prices. In the game your own sales lower them, so sell a little at a time and check the board in between.',
    ...(newDay === null
      ? []
      : [`The board changes once a day, at about ${newDay}. Save each day’s board to see whether today’s is a good one.`]),
    `Every combination is tried, up to ${maxHeldPieces} pieces of each good. The heaviest pieces go into what pays best per weight. Of two equal ways you see the one with less to forge.`,
    ...(unlisted.length > 0 ? [`Not on the board, so left out: ${joinNames(unlisted)}.`] : []),
    'Only cut gems count: any of them works for a ring or necklace, and the board has one price for all. Making composite gems is left out; one you have counts as one gem.',
    'From 2.2 on the anvil makes each of these goods from any metal.',
    'Fish are paid by weight, at the one price the board has for them.',
    'Leave out what you still need for blueprints.',
    'A price you leave empty is the base price.',
  ]
}

function Example({ rules, state }: { rules: SellRules; state: Parameters<typeof readSell>[1] }) {
  const { stocks, typed } = readSell(rules, state)
  if (!stocks) return null
  const plan = planSale(rules, stocks, typed)
  const held = rules.goods.flatMap(({ many }, index) => (state.weights[index] ? [`${many} (${state.weights[index]})`] : []))
  return (
    <>
      <p>You have {joinNames(held)}.</p>
      <p>
        At base prices they bring{' '}
        <CertaintyBadge of="guess">
          <b>about {formatCoins(roundEstimate(plan.value))}</b>
        </CertaintyBadge>{' '}
        coins as {joinNames(plan.lines.map(({ good, count }) => `${count} ${count === 1 ? good.key : good.many}`))}:{' '}
        <CertaintyBadge of="guess">
          <b>{formatExactCoins(roundEstimate(plan.value - plan.raw))}</b>
        </CertaintyBadge>{' '}
        more than if you sell them as they are.
      </p>
    </>
  )
}
