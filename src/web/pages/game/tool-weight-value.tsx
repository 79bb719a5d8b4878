import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { weighAddress, weighThing } from '#model/tools/weight-value/weigh-load.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { toWeighed } from '#web/features/tools/weight-value/weighable-items.ts'
import { weighSlug, WeightValueTool } from '#web/features/tools/weight-value/weight-value.island.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: a fractional weight. */
const exampleWeight = '12.5'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { items, sources, questions }] = await Promise.all([api.facts(), api.toolPage(weighSlug)])
  const opensWith = lookUpFacts(facts).item('weighed_first')?.safe_name ?? ''
  return {
    things: toWeighed(items),
    opensWith,
    initial: weighAddress.with(opensWith).read(new URL(request.url).searchParams),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, weighSlug)

export default function WeightValuePage() {
  const { things, opensWith, initial, sources, questions } = useLoaderData<typeof loader>()
  const shown = things.find(({ safe_name }) => safe_name === opensWith)
  const worked = shown && weighThing(shown, { from: 'weight', text: exampleWeight })
  return (
    <ToolPage
      slug={weighSlug}
      formulas={['value = weight × price per weight', 'weight = value ÷ price per weight']}
      assumed={{
        assumed_forged_weight_percent:
          'A bar, blade or ring is paid by its own weight. Hammering and cutting change the price per weight, not the weight.',
      }}
      assumptions={[
        'Prices are base prices. Stock markets change daily, so check the board before you sell.',
        'No shop is known to buy cloutium bars, shard bars or what you make from a blueprint: their values are only for comparison.',
        'Results are rounded to hundredths of a coin. The total adds the rows as shown.',
      ]}
      example={
        shown &&
        worked && (
          <p>
            A {shown.name.toLowerCase()} of weight {worked.fields.weight}, at{' '}
            <CertaintyBadge of={shown.mark}>{shown.value / 100}</CertaintyBadge> coins per weight: {worked.fields.weight} ×{' '}
            {shown.value / 100} = <b>{worked.fields.value}</b>
            <CertaintyBadge of={shown.mark} /> coins.
          </p>
        )
      }
      exampleParameters={{ item: opensWith, weight: exampleWeight }}
      sources={sources}
      questions={questions}
      seeAlso={[
        { label: 'Where to sell', path: paths.towns },
        { label: 'Smithing and crafting', path: paths.guide('smithing-crafting') },
        { label: 'All bars', path: paths.itemGroup('bar') },
      ]}
    >
      <Island name="weight-value" component={WeightValueTool} props={{ things, opensWith, initial }} />
    </ToolPage>
  )
}
