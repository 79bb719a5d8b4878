import type { BlogPost } from '#model/news/news.ts'
import { paths } from '#model/wiki/paths.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { PostPicture } from './post-picture.tsx'

/** Other recent posts beside a post; empty if there are none. */
export function MorePosts({ posts }: { posts: Pick<BlogPost, 'id' | 'title' | 'date' | 'thumbnail'>[] }) {
  if (posts.length === 0) return null
  return (
    <aside className="card more-posts" aria-labelledby="more-posts">
      <h2 className="h3" id="more-posts">
        More posts
      </h2>
      <ul>
        {posts.map(({ id, title, date, thumbnail }) => (
          <li key={id}>
            <PostPicture thumbnail={thumbnail} size={52} />
            <span>
              <a href={paths.blogPost(id)}>{title}</a>
              <span className="muted sm">
                <FullDate value={date} relative />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <a className="sm" href={paths.blog}>
        All posts
      </a>
    </aside>
  )
}
