import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { toMark, worstMark } from '#model/wiki/certainty.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { readLineRules } from '#model/tools/pressure/line-rules.ts'
import { lineAnswer, lineStart, lineAddress } from '#model/tools/pressure/pressure-line.ts'
import { describeScale } from '#model/tools/pressure/pressure-scale.ts'
import { apiContext } from '../../context.ts'
import { countOf } from '#model/text/count-of.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { pressureSlug, PressureTool } from '#web/features/tools/pressure/pressure.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { NamedItem } from '#web/game-ui/named-item.tsx'
import { seeAlsoItem } from '#web/features/tools/see-also-item.ts'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** Example: long enough to lose the pressure of its tanks. */
const example = { tanks: '2', pipes: '30', filters: '3' }

/** Rules if a fact is missing. */
const noRules = { base: 0, tank: 0, cap: 0, loss: 0, filter: 0, filterLoss: 0 }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { sources, questions }] = await Promise.all([api.facts(), api.toolPage(pressureSlug)])
  const lookup = lookUpFacts(facts)
  return {
    facts,
    rules: readLineRules(lookup) ?? noRules,
    initial: lineAddress.with().read(new URL(request.url).searchParams),
    // At best "worked out": that a tank takes no pressure itself is assumed. Raw water has its own badge.
    mark: worstMark([
      'worked-out',
      ...sources.flatMap(({ entries }) => entries.filter(({ id }) => id !== 'raw-water').map(({ certainty }) => toMark(certainty))),
    ]),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, pressureSlug)

export default function PressurePage() {
  const { facts: list, rules, initial, mark, sources, questions } = useLoaderData<typeof loader>()
  const facts = lookUpFacts(list)
  const scale = describeScale(facts)
  const { line } = lineAnswer(rules, { ...lineStart, ...example })
  return (
    <ToolPage
      slug={pressureSlug}
      formulas={[
        `pressure = ${rules.base}% + ${rules.tank}% per tank − ${rules.loss}% per pipe${rules.filterLoss > 0 ? ` − ${rules.filterLoss}% per filter` : ''}`,
        `never above ${rules.cap}%, never below 0%`,
        `clean water = ${rules.filter}% per filter, up to 100%`,
      ]}
      assumed={{ raw_water: 'Raw water starts fully dirty.' }}
      assumptions={[
        <>
          One plain{' '}
          <NamedItem facts={facts} is="intake">
            intake pipe
          </NamedItem>{' '}
          feeds the line. A powered intake and a{' '}
          <NamedItem facts={facts} is="booster">
            booster
          </NamedItem>{' '}
          are left out.
        </>,
        ...(scale === '' ? [] : [scale]),
        'The cap holds at every point: a tank on a full line adds nothing there. Put it farther down.',
        `A tank adds its ${rules.tank}% only with a shard or shard bar inside and its door shut. Without a shard it adds nothing; with the door open no water passes. The ${rules.loss}% that a tank takes, as a pipe does, is left out.`,
        `Every pipe costs ${rules.loss}%, straight or bent.`,
        'Filters are at the end of the line, after the tanks. The first filter in a row wears most. For tanks after the filters, use the rig planner.',
        'Clean water keeps machines from wearing out. What they make depends on pressure.',
      ]}
      example={
        line && (
          <p>
            An intake gives {rules.base}%. {countOf(line.tanks, 'tank')} after it make it{' '}
            <CertaintyBadge of={mark}>{line.steps[line.tanks]?.pressure}%</CertaintyBadge>. {countOf(line.pipes, 'pipe')} take{' '}
            {line.pipes * rules.loss}% and {countOf(line.filters, 'filter')} {line.filters * rules.filterLoss}%, which leaves{' '}
            <CertaintyBadge of={mark}>
              <b>{line.pressure}%</b>
            </CertaintyBadge>
            . The filters clean{' '}
            <CertaintyBadge of={mark}>
              <b>{line.clean}%</b>
            </CertaintyBadge>{' '}
            of the water.
          </p>
        )
      }
      exampleParameters={example}
      sources={sources}
      questions={questions}
      seeAlso={[
        { label: 'Water and pressure, in the guide', path: `${paths.guide('getting-started')}#pressure` },
        ...seeAlsoItem(facts, 'tank'),
        ...seeAlsoItem(facts, 'filter'),
        { label: 'All pipes', path: paths.itemGroup('pipe') },
      ]}
    >
      <Island name="pressure" component={PressureTool} props={{ rules, initial, mark }} />
    </ToolPage>
  )
}
