import { paths } from '#model/wiki/paths.ts'
import { bears } from '#web/attribute.ts'
import { showsListCount } from '#web/features/layout/layout.attributes.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import './at-hand.css'

type Way = { label: string; text: string; icon: IconName; path: string }

const ways: Way[] = [
  { label: 'World map', text: 'Towns, shops and digsites, and pins of your own.', icon: 'map', path: paths.map },
  { label: 'My list', text: 'What you want to buy: what it costs, and the way to it.', icon: 'shopping-basket', path: paths.list },
  { label: 'Growth timers', text: 'They go along on every page, and call you.', icon: 'sprout', path: paths.tool('growth-timers') },
]

/** What a player has open beside the game. */
export function AtHand() {
  return (
    <ul className="at-hand" aria-label="Beside the game">
      {ways.map(({ label, text, icon, path }) => (
        <li key={path}>
          <a className="card" href={path}>
            <Icon name={icon} />
            <b {...(path === paths.list && bears(showsListCount))}>{label}</b> <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
