import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatNumber } from '#model/text/format-number.ts'
import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { apiContext } from '../../context.ts'
import { toToolMeta } from '../../features/tools/tool-meta.ts'
import { logicAddress, workOutLogic, type LogicRules } from '#model/tools/logic-timing/logic-address.ts'
import { LogicTimingTool } from '#web/features/tools/logic-timing/logic-timing.island.tsx'
import { ToolPage } from '../../features/tools/tool-page.tsx'
import { seeAlsoItem } from '#web/features/tools/see-also-item.ts'
import { Island } from '../../islands/island.tsx'
import { paths } from '#model/wiki/paths.ts'

const slug = 'logic-timing'
/** Input of the example. */
const example = { delays: '4', others: '2', deadline: '5', tries: '1000000', seconds: '2' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [list, { sources, questions }] = await Promise.all([api.facts(), api.toolPage(slug)])
  const { number } = lookUpFacts(list)
  const [delay, blinkerCycle, keypadMax] = [number('logic_delay_seconds'), number('blinker_cycle_seconds'), number('keypad_max')]
  const rules: LogicRules | null =
    delay && blinkerCycle && keypadMax ? { delay, blinkerCycle, keypadMax, smelter: number('smelter_seconds_per_ingot') } : null
  return { initial: logicAddress.with().read(new URL(request.url).searchParams), rules, sources, questions, facts: list }
}

export function meta({ matches }: MetaArgs) {
  return toToolMeta(matches, slug)
}

export default function LogicTimingPage() {
  const { initial, rules, sources, questions, facts: list } = useLoaderData<typeof loader>()
  const facts = lookUpFacts(list)
  const worked = rules && workOutLogic(logicAddress.with().read(new URLSearchParams(example)), rules)
  return (
    <ToolPage
      slug={slug}
      formulas={[
        `signal arrives after = Logic Delays × ${rules?.delay ?? ''} s`,
        `or, if every element takes time = all elements × ${rules?.delay ?? ''} s`,
        `blinker, on and off = delays in its ring × ${rules?.blinkerCycle ?? ''} s`,
        'codes = largest number + 1, because 0 counts',
        'chance = different tries ÷ codes',
      ]}
      assumed={{ cable_delay: 'Cable takes no time.' }}
      assumptions={[
        'You see two times: one where only Logic Delays take time, one where every element takes as long as a delay. Test yours with a reader.',
        'A blinker is a ring of a flip and delays; only its delays count.',
        'Every code has the same chance, and nobody tries one twice. People choose easier codes, so a real one is found sooner.',
        'Zeros in front don’t count: 007 is 7.',
      ]}
      example={
        worked?.arrival &&
        worked.guess && (
          <>
            <p>
              {worked.arrival.delays} delays and {worked.arrival.others} other elements, needed within {worked.arrival.deadline} s: out
              after <b>{toFieldText(worked.arrival.delaysOnly.at)} s</b>, in time. If every element took as long:{' '}
              <b>{toFieldText(worked.arrival.everyElement.at)} s</b>, too late by {toFieldText(-worked.arrival.everyElement.spare)} s.
            </p>
            <p>
              {formatNumber(worked.guess.tries)} tries at a keypad hit its code with a chance of{' '}
              <b>{toFieldText(worked.guess.chance, 7)}%</b>.
            </p>
          </>
        )
      }
      exampleParameters={example}
      sources={sources}
      questions={questions}
      seeAlso={[
        { label: 'Logic behavior', path: paths.guide('hydro-logic', 'logic-behaviour') },
        { label: 'Build examples', path: paths.guide('hydro-logic', 'build-examples') },
        ...seeAlsoItem(facts, 'logic_delay'),
        ...seeAlsoItem(facts, 'logic_keypad'),
      ]}
    >
      {rules ? (
        <Island name={slug} component={LogicTimingTool} props={{ initial, rules }} />
      ) : (
        <p className="tool-empty">This tool is missing a number it needs.</p>
      )}
    </ToolPage>
  )
}
