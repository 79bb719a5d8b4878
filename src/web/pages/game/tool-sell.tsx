import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatCoins, formatExactCoins } from '#model/text/money.ts'
import { joinNames } from '#model/text/join-names.ts'
import { mostPieces } from '#model/tools/sell/held-weights.ts'
import { planSale, readSell, sellAddress, weightFields, type SellRules } from '#model/tools/sell/sell.ts'
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

/** Pieces of whatever the anvil takes, in the order of the board, so that every way to sell shows. */
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
    given: sellAddress.with().read(new URL(request.url).searchParams),
    newDay: facts.textWithVersion('stock_new_day'),
    fishVersion: facts.version('fish_types'),
    unlisted,
    markets: stores.map((shop) => ({ label: shop.town.name, path: paths.shop(shop) })),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, sellSlug)

export default function SellPage() {
  const { rules, given, newDay, fishVersion, unlisted, markets, sources, questions } = useLoaderData<typeof loader>()
  const parameters = rules ? toExample(rules) : {}
  const example = sellAddress.with().read(new URLSearchParams(parameters))
  return (
    <ToolPage
      slug={sellSlug}
      formulas={rules ? listFormulas(rules) : []}
      assumptions={listAssumptions(newDay, fishVersion, unlisted)}
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
        <Island name="sell" component={SellTool} props={{ rules, given, example, markets }} />
      ) : (
        <p className="tool-empty">A fact that this is worked out with is not known yet.</p>
      )}
    </ToolPage>
  )
}

/** The example's pieces under the fields of what goes onto the anvil. */
function toExample({ goods }: SellRules): Record<string, string> {
  const forged = goods.flatMap(({ key }, place) => (goods.some(({ recipe }) => recipe && key in recipe) ? [weightFields[place] ?? ''] : []))
  return Object.fromEntries(forged.map((name, place) => [name, exampleWeights[place] ?? '']))
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
    'coins of a piece = its weight × the price of its line today',
    `weight of a forged piece = weight of its bars and its gem${forgedPercent === 100 ? '' : ` × ${forgedPercent}%`}`,
    ...recipes,
    'best way = the numbers of pieces whose coins together are most',
  ]
}

function listAssumptions(newDay: string | null, fishVersion: string, unlisted: readonly string[]): string[] {
  return [
    'A forged piece is taken to weigh what went into it. No file says so; weigh one before you trust it.',
    'Prices are taken to stay while you sell. Your own sale most likely lowers them, by how much is not known: sell in parts, and look at the board in between.',
    ...(newDay === null ? [] : [`A board is new once a day, at about ${newDay}. Keep one a day, and you see whether today is a good one.`]),
    `Every number of pieces is looked at, up to ${mostPieces} pieces of each good. The heaviest go into what is paid best a unit, because any other order brings no more. So nothing you can make of them brings more, and of equals the one with less to forge is told.`,
    ...(unlisted.length > 0 ? [`On no line of the board, so left out: ${joinNames(unlisted)}.`] : []),
    'Any gem does for a ring or a necklace: the board has one price for all gems. Pressing several into one is left out, because how many it takes is a guess; a pressed gem that you have counts as one piece.',
    `Fish are taken to be paid by weight, at the one price that the board has for them. In the files of ${fishVersion} each kind has a price of its own, too; how the two go together is not known.`,
    'What you need for a blueprint is not kept back. Leave out what the barge asks for.',
    'A price you do not type is the base price.',
  ]
}

function Example({ rules, state }: { rules: SellRules; state: Parameters<typeof readSell>[1] }) {
  const { stocks, typed } = readSell(rules, state)
  if (!stocks) return null
  const plan = planSale(rules, stocks, typed)
  const held = rules.goods.flatMap(({ many }, place) => (state.weights[place] ? [`${many} of ${state.weights[place]}`] : []))
  return (
    <>
      <p>You hold {joinNames(held)}.</p>
      <p>
        At base prices they bring{' '}
        <CertaintyBadge of="guess">
          <b>{formatCoins(plan.value)}</b>
        </CertaintyBadge>{' '}
        coins as {joinNames(plan.lines.map(({ good, count }) => `${count} ${count === 1 ? good.key : good.many}`))}:{' '}
        <CertaintyBadge of="guess">
          <b>{formatExactCoins(plan.value - plan.raw)}</b>
        </CertaintyBadge>{' '}
        more than as they are.
      </p>
    </>
  )
}
