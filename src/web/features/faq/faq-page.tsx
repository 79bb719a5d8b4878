import { paths } from '#model/wiki/paths.ts'
import type { Prose } from '#web/features/prose/prose-data.ts'
import { ProsePage } from '#web/features/prose/prose-page.tsx'
import { QuestionList } from './question-list.tsx'
import './faq.css'

const faqs = [
  { label: 'The game', path: paths.faq },
  { label: 'Multiplayer', path: paths.multiplayerFaq },
  { label: 'Mods', path: paths.modFaq },
]

/** One of the three FAQs, with links to the other two. */
export function FaqPage({ page, data, path }: Prose & { path: string }) {
  return (
    <ProsePage
      page={page}
      data={data}
      trail={
        path === paths.modFaq
          ? [
              { label: 'Mods', path: paths.mods },
              { label: page.title, path },
            ]
          : [{ label: page.title, path }]
      }
      before={
        <nav className="row tight faq-tabs" aria-label="FAQs">
          {faqs.map((faq) => (
            <a key={faq.path} className="btn small" href={faq.path} aria-current={faq.path === path ? 'page' : undefined}>
              {faq.label}
            </a>
          ))}
        </nav>
      }
    >
      <QuestionList page={page} data={data} />
    </ProsePage>
  )
}
