import type { Mod } from '#model/mods/mod.ts'
import { hasRibbon, isFileUrl } from '#model/mods/mod-filter.ts'
import { paths } from '#model/wiki/paths.ts'
import type { Reason } from '#web/features/certainty/reasons.ts'
import { Breakable } from '../../ui/breakable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CertaintyBadge, isGuess } from '#web/game-ui/certainty-badge.tsx'
import './mods.css'

/** A mod of the legacy list. */
export function ModCard({ mod, reasonOf }: { mod: Mod; reasonOf: (field: string) => Reason | undefined }) {
  const { name, author, description, details } = mod
  return (
    <li className="card mod-card">
      {hasRibbon(mod) && <ModRibbon mod={mod} />}
      <h2 className="h4">
        <Breakable text={name} />
      </h2>
      <p className="muted sm">
        by <a href={paths.legacyModsBy(author)}>{author}</a>
        <CertaintyBadge of={reasonOf('author')} />
        {hasRibbon(mod) && isGuess(reasonOf('ribbon')) && (
          <span className="nb">
            {` · ${mod.ribbon_text}`}
            <CertaintyBadge of={reasonOf('ribbon')} />
          </span>
        )}
      </p>
      <p className="soft">
        {description}
        <CertaintyBadge of={reasonOf('description')} />
      </p>
      <p className="row tight">
        {details && (
          <a
            className="btn small"
            href={name === 'Hydrotility++' ? paths.hydrotility : paths.legacyMod(name)}
            aria-label={`Details of ${name}`}
          >
            Details
          </a>
        )}
        <ModDownload mod={mod} className="btn small" />
        <CertaintyBadge of={reasonOf('url')} />
      </p>
    </li>
  )
}

/** Link to the mod's file, or to its repository if the file is unknown. */
export function ModDownload({ mod, className }: { mod: Pick<Mod, 'name' | 'url'>; className: string }) {
  const { name, url } = mod
  const isFile = isFileUrl(mod)
  return (
    <a
      className={className}
      href={url}
      rel="external noopener"
      aria-label={isFile ? `Download ${name}` : `Repository of ${name}, which has no file of it`}
    >
      <Icon name={isFile ? 'download' : 'external-link'} />
      {isFile ? 'Download' : 'Repository'}
    </a>
  )
}

export function ModRibbon({ mod: { ribbon_text, ribbon_color } }: { mod: Pick<Mod, 'ribbon_text' | 'ribbon_color'> }) {
  return <span className={`ribbon ${ribbon_color || 'orange'}`}>{ribbon_text}</span>
}
