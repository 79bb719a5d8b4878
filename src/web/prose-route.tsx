import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from './context.ts'
import { loadProse, type Prose } from './features/prose/prose-data.ts'
import { toProseMeta } from './features/prose/prose-meta.ts'
import { ProsePage, type ProseParts } from './features/prose/prose-page.tsx'

/** Loader of a page that is one text of `content/pages`. */
export function proseLoader(slug: string) {
  return ({ context }: LoaderFunctionArgs): Promise<Prose> => loadProse(context.get(apiContext), slug)
}

/** Meta function of a page that is one text. */
export function proseMeta(path: string, more: { index?: boolean } = {}) {
  return ({ matches, loaderData }: MetaArgs) => toProseMeta({ matches, loaderData }, { path, ...more })
}

type Props = ProseParts & {
  path: string
  /** Parent pages for the breadcrumbs, from home. */
  below?: { label: string; path: string }[]
}

/** The loaded text with the content that the page adds around it. */
export function LoadedProsePage({ path, below = [], ...parts }: Props) {
  const { page, data } = useLoaderData<Prose>()
  return <ProsePage page={page} data={data} trail={[...below, { label: page.title, path }]} {...parts} />
}
