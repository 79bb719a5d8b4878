import { useLocation } from 'react-router'
import { paths } from '#model/wiki/paths.ts'
import type { Versions } from '#model/wiki/versions.ts'
import { Icon } from '#web/ui/icon.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { closesVersionNote } from './layout.data-attrs.ts'

/** Pages on how the game is, with all below them. The page on what has changed tells the same at length. */
const parts = [
  paths.aboutGame,
  paths.database,
  paths.guideBook,
  paths.tools,
  paths.list,
  paths.compare(),
  paths.now(),
  paths.myGame,
  paths.openQuestions,
  paths.faq,
  paths.multiplayerFaq,
]
const isAboutGame = (pathname: string) =>
  !pathname.startsWith(paths.whatChanged) && parts.some((part) => pathname === part || pathname.startsWith(`${part}/`))

/**
 * One quiet line: which version a page describes, and that another one is sold. Without JavaScript it stays. On a phone its
 * longest words are heard and not seen, so that it is one line there too.
 */
export function VersionNote({ versions }: { versions: Versions | null | undefined }) {
  const { pathname } = useLocation()
  if (!versions || !isAboutGame(pathname)) return null
  return (
    <aside className="vbar" aria-label="Version">
      <div className="wrap">
        <Icon name="info" />
        <p>
          <span className="unsaid">This wiki </span>
          <span className="first">describes</span> <b>{versions.described}</b>. <span className="unsaid">The game </span>
          <span className="first">on sale</span>
          <span className="unsaid"> is</span> <b>{versions.onSale}</b>. <a href={paths.whatChanged}>What changed</a>
        </p>
        <button type="button" className="iconbtn needs-js" aria-label="Hide this note" {...dataAttr(closesVersionNote)}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}
