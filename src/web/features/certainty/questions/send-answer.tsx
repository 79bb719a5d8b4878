import type { Site } from '#model/wiki/site.ts'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

type Asked = { question: string; answer: string }

/** A letter with the question in it, to be filled in. */
export function toLetter(email: string, { question, answer }: Asked): string {
  const lines = [question, '', `${answer}:`, '', 'Version of the game:', '', 'Your name, if it shall stand beside it:', '']
  return `mailto:${email}?subject=${encodeURIComponent(question)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

/** The ways on which an answer reaches this copy of the wiki, as `content/site.yaml` names them. */
export function HowToSend({ site }: { site: Site | undefined }) {
  const { email = '', feedback } = site?.contact ?? {}
  const edit = site?.repository.edit ?? ''
  return (
    <div className="send-ways">
      <ol>
        <li>Play the version you have, and look up its number: in the game if it shows one, or in your store.</li>
        <li>Do the test. A picture of the screen is the best proof, a number with its place is enough.</li>
        <li>
          Send what you saw, with the version. If you like, say by which name: it then stands beside the fact, with the day you saw it.
        </li>
      </ol>
      {email && (
        <p>
          <b>By letter:</b> each question above opens one to <a href={`mailto:${email}`}>{email}</a>, ready to be filled in.
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
          This copy of the wiki names neither an address for letters nor a repository, so nothing you send from here would reach anybody.
          Players talk in the game’s own forum
          {feedback && (
            <>
              {' '}
              (<a href={feedback.url}>{feedback.label}</a>)
            </>
          )}
          , which is not ours. Whoever runs this copy sets both in <code>content/site.yaml</code>: <code>contact.email</code> and{' '}
          <code>repository.edit</code>. See <a href={paths.contact}>Contact</a>.
        </p>
      )}
      <details>
        <summary>With a copy of the wiki’s files</summary>
        <p>One command writes a check into the file of the thing, and leaves the rest of it as it is:</p>
        <pre>
          <code>npm run wiki -- verify shovel value --seen "Price tag at Bridgepour" --version "the one you play"</code>
        </pre>
      </details>
    </div>
  )
}

/** What to send, and the way to do it. */
export function SendAnswer({ of, email }: { of: Asked; email: string }) {
  return (
    <div className="send">
      <p>
        <b>What to send</b> {of.answer}.
      </p>
      <a className="btn small" href={email ? toLetter(email, of) : '#send'}>
        <Icon name="send" />
        {email ? 'Write what you saw' : 'How to send it'}
        <span className="sr">: {of.question}</span>
      </a>
    </div>
  )
}
