import type { ReleaseNote } from '#model/news/news.ts'
import { updateAnchor } from '#model/news/update-anchor.ts'
import { explainMarks, type CitedFacts } from '#web/features/certainty/cited-facts.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import './news.css'

/** Changes of this wiki, newest first; the first entry is expanded. */
export function UpdateHistory({ notes, cited }: { notes: ReleaseNote[]; cited: CitedFacts }) {
  if (notes.length === 0) return null
  return (
    <Section title="Update history" id="update-history" className="after-prose">
      <div className="acc">
        {notes.map((note, index) => (
          <details key={updateAnchor(note)} open={index === 0}>
            <summary>
              <Icon name="chevron-right" />
              <h3>{note.title}</h3>
              <FullDate value={note.date} />
            </summary>
            {/* Sanitized when the content was read. */}
            <div className="body prose" id={updateAnchor(note)} dangerouslySetInnerHTML={{ __html: explainMarks(note.content, cited) }} />
          </details>
        ))}
      </div>
    </Section>
  )
}
