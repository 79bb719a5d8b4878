import { z } from 'zod'
import { BlogPost, PatchNoteRecord } from './news.ts'

/** Set by the specification. */
export const postsOnHome = 5

/** The news on the home page. */
export const WholeHomePage = z.strictObject({
  posts: z
    .array(BlogPost.pick({ id: true, title: true, date: true, thumbnail: true, html_summary: true }))
    .meta({ description: 'The newest posts of the blog.' }),
  newest_patch: PatchNoteRecord.pick({ id: true, version: true, summary: true, timestamp: true, date_kind: true })
    .nullable()
    .meta({ description: 'The newest version of the game; null when there are no patch notes.' }),
  spotlight: z.string().meta({ description: 'Id of the spotlight video; empty when there is none.' }),
})
export type WholeHomePage = z.infer<typeof WholeHomePage>
