import { z } from 'zod'
import { BlogPost } from './news.ts'

/** As many posts as the specification shows on the home page. */
export const postsOnHome = 5

/** What the home page shows of the news. */
export const WholeHomePage = z.strictObject({
  posts: z
    .array(BlogPost.pick({ id: true, title: true, date: true, thumbnail: true, html_summary: true }))
    .meta({ description: 'The newest posts of the blog.' }),
  spotlight: z.string().meta({ description: 'Id of the spotlight video; empty when there is none.' }),
})
export type WholeHomePage = z.infer<typeof WholeHomePage>
