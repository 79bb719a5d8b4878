import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { BlogPost } from '#model/news/news.ts'
import { apiContext } from '../context.ts'
import { MorePosts } from '../features/news/more-posts.tsx'
import { PostPicture } from '../features/news/post-picture.tsx'
import { NextPages } from '../features/prose/next-pages.tsx'
import { htmlToText } from '#model/text/plain-text.ts'
import { linkHeadings } from '../features/prose/prose-html.ts'
import { explainMarks, loadCitedFacts } from '#web/features/certainty/cited-facts.ts'
import { CitedGuesses } from '#web/features/certainty/unconfirmed.tsx'
import { notFound } from '../not-found.ts'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { postPreview } from '../previews/news-previews.ts'
import { toPreviewPath } from '../previews/preview-path.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { FullDate } from '#web/features/dates/full-date.tsx'
import '../features/prose/prose.css'

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  // The API would reject an id that is not a number; here it is a missing page.
  const isNumber = /^\d{1,9}$/.test(id)
  const [post, all] = await Promise.all([isNumber ? api.blogPost(id) : undefined, api.blogPosts()])
  if (!post || String(post.id) !== id)
    throw await notFound(api, id, { near: isNumber ? all.slice(0, suggested).map(toCrumb) : [], section: paths.blog })
  const here = all.findIndex((other) => other.id === post.id)
  const cited = await loadCitedFacts(api, [post.html_summary, post.html_body])
  const more = all
    .filter(({ id: other }) => other !== post.id)
    .slice(0, suggested)
    .map(({ id: other, title, date, thumbnail }) => ({ id: other, title, date, thumbnail }))
  return { post, cited, more, newer: toLink(all[here - 1]), older: toLink(all[here + 1]) }
}

/** Number of recent posts beside a post, and of suggestions for a missing one. */
const suggested = 4

const toCrumb = ({ id, title }: BlogPost) => ({ name: title, path: paths.blogPost(id) })

function toLink(post: BlogPost | undefined) {
  return post && { title: post.title, path: paths.blogPost(post.id) }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return toPageMeta(matches, { title: 'Blog', description: 'There is no such post.', path: paths.blog, index: false })
  const { post } = loaderData
  return toPageMeta(matches, {
    title: post.title,
    description: htmlToText(post.html_summary),
    path: paths.blogPost(post.id),
    type: 'article',
    preview: postPreview(post),
  })
}

export default function BlogPostPage() {
  const { post, cited, more, newer, older } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Blog', path: paths.blog },
          { label: post.title, path: paths.blogPost(post.id) },
        ]}
      />
      <article className="post-page">
        <header className="post-head">
          <PostPicture thumbnail={post.thumbnail} size={150} eager />
          <div>
            <h1>{post.title}</h1>
            {/* Summary and body were sanitized when the content was read. */}
            <div className="post-summary" dangerouslySetInnerHTML={{ __html: explainMarks(post.html_summary, cited) }} />
            <p className="muted sm">
              By {post.author}, <FullDate value={post.date} relative />
            </p>
          </div>
        </header>
        <div className="split right">
          <div>
            <div className="prose" dangerouslySetInnerHTML={{ __html: linkHeadings(explainMarks(post.html_body, cited)) }} />
            <CitedGuesses cited={cited} id="sources" />
            <NextPages before={older} next={newer} what="post" />
          </div>
          <MorePosts posts={more} />
        </div>
      </article>
      {root && <StructuredData data={toPostData(post, root)} />}
    </div>
  )
}

/** Structured data of the post. */
function toPostData(post: BlogPost, { site, origin }: RootData) {
  const { id, title, date, author, html_summary } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: htmlToText(html_summary),
    datePublished: date,
    inLanguage: 'en',
    author: { '@type': 'Organization', name: author, url: `${origin}${paths.about}` },
    publisher: { '@type': 'Organization', name: site.name, url: `${origin}${paths.home}` },
    mainEntityOfPage: `${origin}${paths.blogPost(id)}`,
    image: `${origin}${toPreviewPath(postPreview(post), site)}`,
  }
}
