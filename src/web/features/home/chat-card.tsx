import type { Site } from '#model/wiki/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardPart, chatCard, chatMember } from './home.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './home-cards.css'

/** Link to the community's chat. With a widget URL, chat-card.browser.ts adds the members online. */
export function ChatCard({ link, widget }: { link: Site['links']['chat']; widget: string }) {
  return (
    <section className="card chat" {...dataAttr(chatCard, widget ? '' : undefined)}>
      <header>
        <Icon name="message-circle" />
        <h2>Community chat</h2>
        <span {...dataAttr(cardPart, 'count')} />
      </header>
      <div className={widget ? 'who reserved' : 'who'} {...dataAttr(cardPart, 'who')}>
        <ul hidden>
          <template {...dataAttr(chatMember)}>
            <li>
              <span className="ava" aria-hidden="true" />
              <b />
              <small />
            </li>
          </template>
        </ul>
        <p className="soft">Ask what you cannot find here, show your base, and find someone to dig with.</p>
      </div>
      <a className="btn" href={link.url} rel="external" {...dataAttr(cardPart, 'join')}>
        Join the chat <Icon name="external-link" />
      </a>
    </section>
  )
}
