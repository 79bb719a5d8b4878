import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'

/** Links to the content files of a page where they can be edited; without such a place, the way to tell us. */
export function SuggestCorrection({ files }: { files: readonly { file: string; name?: string | undefined }[] }) {
  const edit = useRouteLoaderData<RootData>('root')?.site.repository.edit
  const links = edit
    ? files.map(({ file, name }) => ({ href: `${edit}content/${file}`, name }))
    : [{ href: paths.contact, name: undefined }]
  return links.map(({ href, name }) => (
    <a key={href} className="correct" href={href} rel={edit ? 'external' : undefined}>
      <Icon name="pencil" />
      Suggest a correction{name && `: ${name}`}
    </a>
  ))
}
