import { z } from 'zod'
import { result, results, toResult, toResults } from '#model/wiki/envelope.ts'
import { BlogPost, PatchNote, PatchNoteDate, ReleaseNote } from '#model/news/news.ts'
import type { Queries } from '#queries/queries.ts'
import { number } from './parameters.ts'
import { contract, type Routes } from './route.ts'

/** Blog, patch notes, update history and the spotlight. */
export function newsRoutes({ news, pages }: Queries): Routes {
  return (api, _options, done) => {
    const tag = 'News'

    api.get('/api/blogposts', { schema: contract({ tag, summary: 'All blog posts, newest first', answer: results(BlogPost) }) }, async () =>
      toResults(await news.listBlogPosts()),
    )

    api.get(
      '/api/blogposts/:post_id',
      {
        schema: contract({
          tag,
          summary: 'One blog post',
          params: z.object({ post_id: number('Id of the post', 1) }),
          answer: results(BlogPost),
        }),
      },
      async ({ params }) => {
        const post = await news.findBlogPost(params.post_id)
        return toResults(post ? [post] : [])
      },
    )

    api.get(
      '/api/patchnotes',
      { schema: contract({ tag, summary: 'All patch notes, newest first', answer: results(PatchNote) }) },
      async () => toResults(await news.listPatchNotes()),
    )

    api.get(
      '/api/patchnotes/dates',
      {
        schema: contract({
          tag,
          summary: 'When each version came, as far as it is known',
          answer: results(PatchNoteDate),
          specified: false,
        }),
      },
      async () => toResults(await news.listPatchNoteDates()),
    )

    api.get(
      '/api/releasenotes',
      { schema: contract({ tag, summary: 'The history of this wiki, newest first', answer: results(ReleaseNote) }) },
      async () => toResults(await news.listReleaseNotes()),
    )

    api.get(
      '/api/spotlight',
      {
        schema: contract({
          tag,
          summary: 'The id of the spotlight video',
          answer: result(z.string().meta({ description: 'Id of the video; empty when there is none.', example: '' })),
        }),
      },
      async () => toResult((await pages.findSite())?.embeds.spotlight ?? ''),
    )
    done()
  }
}
