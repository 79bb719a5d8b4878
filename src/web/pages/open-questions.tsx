import { gameName } from '#model/game/name.ts'
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { formatNumber } from '#model/text/format-number.ts'
import { addUp } from '#model/wiki/data-quality.ts'
import { apiContext } from '../context.ts'
import { QuestionEntry } from '#web/features/certainty/questions/question-entry.tsx'
import { HowToSend } from '#web/features/certainty/questions/send-answer.tsx'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { Section } from '../ui/section.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [questions, quality] = await Promise.all([api.openQuestions(), api.dataQuality()])
  const isSettled = ({ facts, open }: (typeof questions)[number]) => facts > 0 && open === 0
  return {
    questions: questions.filter((question) => !isSettled(question)),
    settled: questions.filter(isSettled).map(({ question }) => question),
    counts: addUp(quality),
  }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Open questions',
    description: `Open questions about ${gameName}, each with a test for the game. Those that touch the most pages come first.`,
    path: paths.openQuestions,
  })
}

export default function OpenQuestionsPage() {
  const { questions, settled, counts } = useLoaderData<typeof loader>()
  const site = useRouteLoaderData<RootData>('root')?.site
  return (
    <TopPage
      title="Open questions"
      path={paths.openQuestions}
      lead="Each question has a test for the game. Most take two minutes; longer ones say so. Part of an answer helps, too."
    >
      <div className="stack lg">
        <p className="soft">
          Of {formatNumber(counts.total)} facts in this wiki {formatNumber(counts['worked-out'])} are worked out and{' '}
          {formatNumber(counts.guess)} are unconfirmed. An <i>open</i> fact is one of these, or not known.{' '}
          <a href={paths.dataQuality}>See all counts</a>.
        </p>
        <Section title="Questions" more={`${questions.length} questions`}>
          <ol className="card flush">
            {questions.map((question, index) => (
              <QuestionEntry key={question.slug} of={question} email={site?.contact.email ?? ''} isOpen={index === 0} />
            ))}
          </ol>
        </Section>
        {settled.length > 0 && (
          <Section title="Settled">
            <ul className="bullets">
              {settled.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section title="Send what you saw" id="send">
          <HowToSend site={site} />
        </Section>
      </div>
    </TopPage>
  )
}
