import type { Site } from '#model/wiki/site.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

type SentAnswer = { question: string; answer: string }

/** mailto URL with a form for the answer. */
export function toMailtoUrl(email: string, { question, answer }: SentAnswer): string {
  const lines = [question, '', `${answer}:`, '', 'Version of the game:', '', 'Your name, if you want credit:', '']
  return `mailto:${email}?subject=${encodeURIComponent(question)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

/** How readers can send an answer. */
export function HowToSend({ site }: { site: Site | undefined }) {
  const { email = '', feedback } = site?.contact ?? {}
  const edit = site?.repository.edit ?? ''
  return (
    <div className="send-ways">
      <ol>
        <li>Play the version you have, and look up its version number, in the game or in your store.</li>
        <li>Do the test. A screenshot is the best proof; a number and where you saw it is enough.</li>
        <li>Send what you saw, with the version. Want credit? Add a name: we put it beside the fact, with the day you saw it.</li>
      </ol>
      {email && (
        <p>
          <b>By email:</b> each question above starts one to <a href={`mailto:${email}`}>{email}</a>, ready to fill in.
        </p>
      )}
      {edit && (
        <p>
          <b>By yourself:</b> every page has “Suggest a correction”, which makes the changed file, for{' '}
          <a href={readRepository(edit)?.address} rel="external">
            the repository
          </a>
          .
        </p>
      )}
      {!email && !edit && (
        <p>
          This site has no inbox yet. Post what you saw{' '}
          {feedback ? (
            <>
              here:{' '}
              <a href={feedback.url} rel="external">
                {feedback.label}
              </a>
              .
            </>
          ) : (
            <>
              where players talk: see <a href={paths.contact}>Contact</a>.
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** What to send, and how. */
export function SendAnswer({ of, email }: { of: SentAnswer; email: string }) {
  return (
    <div className="send">
      <p>
        <b>What to send</b> {of.answer}.
      </p>
      <a className="btn small" href={email ? toMailtoUrl(email, of) : '#send'}>
        <Icon name="send" />
        {email ? 'Write what you saw' : 'How to send it'}
        <span className="sr">: {of.question}</span>
      </a>
    </div>
  )
}
