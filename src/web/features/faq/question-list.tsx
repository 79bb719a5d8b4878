import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { ProseBlocks } from '#web/features/prose/prose-blocks.tsx'
import type { Prose } from '#web/features/prose/prose-data.ts'
import { htmlToText } from '#model/text/plain-text.ts'
import { toQuestionGroups, type Question } from '#model/pages/page-questions.ts'
import './faq.css'

/**
 * The questions of a page, collapsed. The anchor of a question is inside its `<details>`: browsers open it when linked (open-target.ts does
 * it for older ones).
 */
export function QuestionList({ page, data }: Prose) {
  const groups = toQuestionGroups(page.blocks)
  return (
    <div className="questions">
      {groups.map(({ id, title, intro, questions }) => (
        <section key={id || 'start'} {...(id && { 'aria-labelledby': id })}>
          {title && <h2 id={id}>{title}</h2>}
          <ProseBlocks blocks={intro} data={data} />
          {questions.length > 0 && (
            <div className="acc">
              {questions.map((question) => (
                <details key={question.id}>
                  <summary>
                    <Icon name="chevron-right" />
                    <h3>{question.title}</h3>
                  </summary>
                  <div className="body" id={question.id}>
                    <ProseBlocks blocks={question.answer} data={data} />
                  </div>
                </details>
              ))}
            </div>
          )}
        </section>
      ))}
      <StructuredData data={toQuestionData(groups.flatMap(({ questions }) => questions))} />
    </div>
  )
}

/** Structured data of the questions. */
function toQuestionData(questions: Question[]) {
  const answerOf = ({ answer }: Question) => htmlToText(answer.map((block) => ('html' in block ? block.html : '')).join(' '))
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: question.title,
      acceptedAnswer: { '@type': 'Answer', text: answerOf(question) },
    })),
  }
}
