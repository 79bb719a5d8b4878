import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../ui/icon.tsx'
import '../features/mods/mods.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [prose, mod] = await Promise.all([loadProse(api, 'hydrotility'), api.modDetails('Hydrotility++')])
  return { ...prose, download: mod?.url ?? null }
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.hydrotility })

/** Page of the utility mod: keybinds, features, downloads, screenshots. */
export default function HydrotilityPage() {
  const { page, data, download } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Mods', path: paths.mods },
        { label: 'Legacy mods', path: paths.legacyMods },
        { label: page.title, path: paths.hydrotility },
      ]}
      action={
        download && (
          <a className="btn gold" href={download} rel="external noopener">
            <Icon name="download" />
            Download
          </a>
        )
      }
    />
  )
}
