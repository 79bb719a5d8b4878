import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { ArticleData } from '../features/prose/article-data.tsx'
import { GuideFlow } from '../features/prose/guide-flow.tsx'
import { NextPages } from '../features/prose/next-pages.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { describeProse } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { notFound } from '../not-found.ts'
import { paths } from '../paths.ts'

/** The guides that stand alone, in the order they are best read. */
const guides = [
  { slug: 'first-timer', title: 'First timer guide' },
  { slug: 'getting-started', title: 'Getting started' },
  { slug: 'smithing-crafting', title: 'Smithing and crafting' },
]

export async function loader({ context, params: { slug = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  if (!guides.some((guide) => guide.slug === slug)) throw await notFound(api, slug)
  return loadProse(api, slug)
}

export function meta({ matches, loaderData, params }: MetaArgs<typeof loader>) {
  return describeProse({ matches, loaderData }, { path: paths.guide(params.slug ?? '') })
}

export default function GuidePage() {
  const { page, data } = useLoaderData<typeof loader>()
  const here = guides.findIndex(({ slug }) => slug === page.slug)
  const toLink = (guide: (typeof guides)[number] | undefined) => guide && { title: guide.title, path: paths.guide(guide.slug) }
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[
        { label: 'Guide Book', path: paths.guideBook },
        { label: page.title, path: paths.guide(page.slug) },
      ]}
      before={<GuideFlow headings={page.headings} />}
      after={
        <>
          <NextPages
            before={toLink(guides[here - 1]) ?? { title: 'What is the game', path: paths.aboutGame }}
            next={toLink(guides[here + 1]) ?? { title: 'Hydro logic', path: paths.logicGuide() }}
            what="guide"
          />
          <ArticleData page={page} path={paths.guide(page.slug)} />
        </>
      }
    />
  )
}
