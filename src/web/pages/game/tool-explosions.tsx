import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { listBlasts, rowOfCharges, type Explosive } from '#model/tools/explosions/explosions.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { explosionAddress } from '#model/tools/explosions/explosion-address.ts'
import { ExplosionsTool } from '#web/features/tools/explosions/explosions.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { toMark } from '#model/wiki/certainty.ts'

const slug = 'explosions'
/** Row of the example. */
const [charges, apart] = [4, 4]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { items, sources, questions }] = await Promise.all([api.facts(), api.toolPage(slug)])
  const explosives = listBlasts(facts).flatMap((blast): Explosive[] => {
    const link = items.find(({ safe_name }) => safe_name === blast.item)
    return link ? [{ ...blast, safe_name: blast.item, name: link.name, price: link.value, priceMark: toMark(link.value_certainty) }] : []
  })
  return { initial: explosionAddress.with(explosives).read(new URL(request.url).searchParams), explosives, sources, questions }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function ExplosionsPage() {
  const { initial, explosives, sources, questions } = useLoaderData<typeof loader>()
  const [first] = explosives
  const row = first && rowOfCharges(first, charges, apart)
  return (
    <ToolPage
      slug={slug}
      formulas={[
        'dug = (charges − 1) × distance + 2 × radius of the hole',
        'charges = (blocks to dig − 2 × radius of the hole) ÷ distance, rounded up, + 1',
        'narrowest place = 2 × √(radius² − (distance ÷ 2)²)',
        'blocks dug by one = 4/3 × π × radius³',
      ]}
      assumed={{ blasts_leave: 'Destroyed parts leave scrap metal.' }}
      assumptions={[
        'Holes are round and the ground is flat. Allow one extra block.',
        'All distances are in blocks.',
        ...explosives.flatMap(({ name, spares }) => (spares ? [`${name} spare ${spares}. No other explosive does.`] : [])),
        'The hole is the ground that is removed. The destruction radius is where items are destroyed; it can be larger or smaller than the hole.',
        'Distances go from the middle of one charge to the middle of the next.',
      ]}
      example={
        row && (
          <>
            <p>
              {charges} {first.name}, {apart} blocks from one to the next: ({charges} − 1) × {apart} + 2 × {first.hole} ={' '}
              <b>{toFieldText(row.length)} blocks</b>.
            </p>
            <p>
              Halfway between two charges the tunnel is <b>{toFieldText(row.narrowest)} blocks</b> wide.
            </p>
          </>
        )
      }
      exampleParameters={{ count: String(charges), spacing: String(apart) }}
      sources={sources}
      questions={questions}
      seeAlso={[
        { label: 'Armed blast, a logic build', path: `${paths.guide('hydro-logic', 'build-examples-part-three')}#armed-blast` },
        { label: 'Logic elements, part three', path: paths.guide('hydro-logic', 'logic-elements-part-three') },
      ]}
    >
      <Island name={slug} component={ExplosionsTool} props={{ initial, explosives }} />
    </ToolPage>
  )
}
