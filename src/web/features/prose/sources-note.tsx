import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { FullDate } from '../../ui/full-date.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  sources: string[]
  /** The day of the last check. */
  checked: string
  /** The content file, from "content/". */
  file: string
}

/** Where a page's statements come from, when they were last checked, and the way to mend them. */
export function SourcesNote({ sources, checked, file }: Props) {
  const edit = useRouteLoaderData<RootData>('root')?.site.repository.edit
  return (
    <footer className="page-note">
      {sources.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron-right" />
            Sources
          </summary>
          <ul>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
      <p>
        Last checked <FullDate value={checked} />.{' '}
        {edit ? (
          <a href={`${edit}content/${file}`} rel="external">
            Suggest a correction
          </a>
        ) : (
          <a href={paths.contact}>Suggest a correction</a>
        )}
      </p>
    </footer>
  )
}
