import type { Site } from '#model/wiki/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import './contact-channels.css'

type Props = {
  contact: Site['contact']
  /** URL for editing the wiki's files, or empty. */
  repository: string
}

/** Contact addresses of `content/site.yaml`, and where to report bugs of the game. */
export function ContactChannels({ contact, repository }: Props) {
  return (
    <>
      <ul className="cols contact-ways drawn">
        <li>
          <a className="card" href={contact.feedback.url} rel="external">
            <Icon name="pencil" />
            <b>
              {contact.feedback.label} <Icon name="external-link" />
            </b>
            <span className="soft sm">A wrong number, a missing item, an idea</span>
          </a>
        </li>
        {contact.email && (
          <li>
            <a className="card" href={`mailto:${contact.email}`}>
              <Icon name="mail" />
              <b>Email</b>
              <span className="soft sm">{contact.email}</span>
            </a>
          </li>
        )}
        <li>
          <a className="card" href={contact.social.url} rel="external">
            <Icon name="message-circle" />
            <b>
              {contact.social.label} <Icon name="external-link" />
            </b>
            <span className="soft sm">A quick word in public</span>
          </a>
        </li>
        <li>
          <a className="card" href={contact.game_bugs.url} rel="external">
            <Icon name="bug" />
            <b>
              Bugs in the game <Icon name="external-link" />
            </b>
            <span className="soft sm">Not here: {contact.game_bugs.label}</span>
          </a>
        </li>
      </ul>
      {!contact.email && repository && (
        <p className="muted">
          Corrections can go straight to <a href={repository}>the repository</a>.
        </p>
      )}
    </>
  )
}
