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
import { seeItem } from '#web/features/tools/see-item.ts'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** A line long enough to lose what its tanks give. */
const example = { tanks: '2', pipes: '30', filters: '3' }

/** While a fact is missing. */
const noRules = { base: 0, tank: 0, cap: 0, loss: 0, filter: 0, filterLoss: 0 }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [facts, { sources, questions }] = await Promise.all([api.facts(), api.toolPage(pressureSlug)])
  const lookup = lookUpFacts(facts)
  return {
    facts,
    rules: readLineRules(lookup) ?? noRules,
    given: lineAddress.with().read(new URL(request.url).searchParams),
    // At best worked out, however sure the rules: raw water is taken to have no cleanness, and a tank to take nothing itself.
    mark: worstMark(['worked-out', ...sources.flatMap(({ entries }) => entries.map(({ certainty }) => toMark(certainty)))]),
    sources,
    questions,
  }
}

export const meta = ({ matches }: MetaArgs<typeof loader>) => toToolMeta(matches, pressureSlug)

export default function PressurePage() {
  const { facts: list, rules, given, mark, sources, questions } = useLoaderData<typeof loader>()
  const facts = lookUpFacts(list)
  const scale = describeScale(facts)
  const [lossVersion, wearVersion] = [facts.version('pipe_pressure_loss_percent'), facts.version('wear_of_dirty_water')]
  const { line } = lineAnswer(rules, { ...lineStart, ...example })
  return (
    <ToolPage
      slug={pressureSlug}
      formulas={[
        `pressure = ${rules.base}% + ${rules.tank}% a tank − ${rules.loss}% a pipe${rules.filterLoss > 0 ? ` − ${rules.filterLoss}% a filter` : ''}`,
        `never above ${rules.cap}%, never below 0%`,
        `clean water = ${rules.filter}% a filter, up to 100%`,
      ]}
      assumptions={[
        <>
          One plain{' '}
          <NamedItem facts={facts} is="intake">
            intake pipe
          </NamedItem>{' '}
          feeds the line. How much a powered intake or a{' '}
          <NamedItem facts={facts} is="booster">
            booster
          </NamedItem>{' '}
          adds is not published, so they are left out.
        </>,
        ...(scale === '' ? [] : [scale]),
        `The cap holds at every point: a tank on a full line is wasted there, and helps farther down.`,
        `A tank adds its ${rules.tank}% only with a shard or shard bar inside and its door shut. Without one the water passes as it was; with the door open none does.`,
        `Every pipe is taken to cost ${rules.loss}%, straight or bent: a tank takes as much itself in the files of ${lossVersion}, and mods built on the game’s own pipes agree. What the tank takes is not in the sum here; the rig planner counts it.`,
        `Filters stand at the end of the line. Where they stand changes nothing in their sum; in the files of ${wearVersion} the first of a row wears most.`,
        'The water is taken to start without any cleanness; how clean raw water is was not seen.',
        `In the files of ${wearVersion} clean water spares the machines behind the line. What they yield depends on pressure.`,
      ]}
      example={
        line && (
          <p>
            An intake gives {rules.base}%. {countOf(line.tanks, 'tank')} behind it make it{' '}
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
        ...seeItem(facts, 'tank'),
        ...seeItem(facts, 'filter'),
        { label: 'All pipes', path: paths.itemGroup('pipe') },
      ]}
    >
      <Island name="pressure" component={PressureTool} props={{ rules, given, mark }} />
    </ToolPage>
  )
}
