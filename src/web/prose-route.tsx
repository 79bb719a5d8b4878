import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from './context.ts'
import { loadProse, type Prose } from './features/prose/prose-data.ts'
import { toProseMeta } from './features/prose/prose-meta.ts'
import { ProsePage, type ProseParts } from './features/prose/prose-page.tsx'

/** The loader of a page that is one text of `content/pages`. */
export function proseLoader(slug: string) {
  return ({ context }: LoaderFunctionArgs): Promise<Prose> => loadProse(context.get(apiContext), slug)
}

/** Title and description of such a page. */
export function proseMeta(path: string, more: { index?: boolean } = {}) {
  return ({ matches, loaderData }: MetaArgs) => toProseMeta({ matches, loaderData }, { path, ...more })
}

type Props = ProseParts & {
  path: string
  /** The pages it stands below, from the wiki's home. */
  below?: { label: string; path: string }[]
}

/** The text that the route has loaded, with what the page puts around it. */
export function LoadedProsePage({ path, below = [], ...parts }: Props) {
  const { page, data } = useLoaderData<Prose>()
  return <ProsePage page={page} data={data} trail={[...below, { label: page.title, path }]} {...parts} />
}
