import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { PostPicture } from '../features/news/post-picture.tsx'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { Icon } from '../ui/icon.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const posts = await context.get(apiContext).blogPosts()
  return { posts: posts.map(({ html_body: _body, ...post }) => post) }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Blog',
    description: 'Posts from the editors of this wiki: worked examples with the numbers of the game, and how we know them.',
    path: paths.blog,
  })
}

export default function BlogPage() {
  const { posts } = useLoaderData<typeof loader>()
  return (
    <TopPage
      title="Blog"
      path={paths.blog}
      lead="Stories and worked examples with the game’s numbers."
      action={
        <a className="btn quiet" href={paths.feed('blog', 'xml')}>
          <Icon name="rss" />
          Feed
        </a>
      }
    >
      {posts.length === 0 && <p className="card">No posts yet. Somebody is still sharpening the pencil.</p>}
      <ul className="post-cards">
        {posts.map(({ id, title, date, thumbnail, html_summary, author }, index) => (
          <li className="card lift" key={id}>
            <PostPicture thumbnail={thumbnail} size={96} eager={index < 4} />
            <div>
              <h2 className="h3">
                <a href={paths.blogPost(id)}>{title}</a>
              </h2>
              {/* Sanitized when the content was read. */}
              <div className="soft" dangerouslySetInnerHTML={{ __html: html_summary }} />
              <p className="muted sm">
                <FullDate value={date} relative /> by {author}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TopPage>
  )
}
