import type { BlogPost } from '#model/news/news.ts'
import { paths } from '#model/wiki/paths.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { Section } from '../../ui/section.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import './home.css'

export type FeedPost = Pick<BlogPost, 'id' | 'title' | 'date' | 'thumbnail' | 'html_summary'>

/** The newest posts; the first one large, with its item hanging on pipes. */
export function BlogFeed({ posts }: { posts: FeedPost[] }) {
  const [newest, ...older] = posts
  return (
    <Section title="Latest from the blog" more={newest && <a href={paths.blog}>All posts</a>}>
      {newest ? (
        <div className="feed">
          <article className="feed-post lead-post">
            <div className="art">
              <Tile of={toSafeName(newest.thumbnail)} size={104} />
            </div>
            <PostWords post={newest} />
          </article>
          {older.map((post) => (
            <article className="feed-post" key={post.id}>
              <Tile of={toSafeName(post.thumbnail)} size={76} />
              <PostWords post={post} />
            </article>
          ))}
        </div>
      ) : (
        <NoPosts />
      )}
    </Section>
  )
}

function PostWords({ post: { id, title, date, html_summary } }: { post: FeedPost }) {
  return (
    <div className="words">
      <h3>
        <a href={paths.blogPost(id)}>{title}</a>
      </h3>
      {/* Sanitized when the content was read. */}
      <div className="summary" dangerouslySetInnerHTML={{ __html: html_summary }} />
      <FullDate value={date} relative />
    </div>
  )
}

function NoPosts() {
  return (
    <div className="card no-posts">
      <p>
        <b>The presses are still cold.</b> No post has been cast yet. Until then, the <a href={paths.patchNotes}>patch notes</a> say what
        changed in the game, and <a href={paths.about}>About</a> says what changed in the wiki.
      </p>
    </div>
  )
}

/** Safe name of a post's item, or of the placeholder. */
function toSafeName(thumbnail: string): string {
  return thumbnail.replace(/\.svg$/, '') || 'no-image'
}
