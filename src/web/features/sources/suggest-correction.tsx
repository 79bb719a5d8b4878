import { toIconPosition } from '#web/ui/icon-names.ts'
import { Fragment } from 'react'
import { useRouteLoaderData } from 'react-router'
import { readRepository } from '#model/wiki/correct/repository.ts'
import { paths } from '#model/wiki/paths.ts'
import type { RootData } from '../../page-meta.ts'

type Props = { files: readonly { file: string; name?: string | undefined; field?: string }[] }

/** Links to correct each file of a page, or one field of it; also in the repository's editor, if known. */
export function SuggestCorrection({ files }: Props) {
  const repository = readRepository(useRouteLoaderData<RootData>('root')?.site.repository.edit ?? '')
  return files.map(({ file, name, field }) => (
    <Fragment key={file}>
      <a className={`correct ${toIconPosition('pencil')}`} href={paths.correct({ file, ...(field !== undefined && { field }) })}>
        Suggest a correction{name && `: ${name}`}
      </a>
      {repository && field === undefined && (
        <>
          {' '}
          <a className="sm" href={repository.edit(file)} rel="external">
            or edit the file<span className="sr"> {file}</span>
          </a>
        </>
      )}{' '}
    </Fragment>
  ))
}
