import { atMostOne, toResult, toResults } from '#model/wiki/envelope.ts'
import type { newsCalls } from '#model/wiki/calls/news-calls.ts'
import type { Queries } from '#queries/queries.ts'
import type { Answers } from './answers.ts'

/** Calls about mods, blog, patch notes, update history and the spotlight. */
export function newsAnswers({ homePage, items, mods, news, pages, patchNotesPage }: Queries): Answers<keyof typeof newsCalls> {
  return {
    mods: async () => toResults(await mods.listAll()),
    modDetails: async ({ params }) => {
      const mod = await mods.findWithBody(params.name)
      return toResults(atMostOne(mod && { ...mod, items: await items.listOfMod(mod.name) }))
    },
    blogPosts: async () => toResults(await news.listBlogPosts()),
    blogPost: async ({ params }) => toResults(atMostOne(await news.findBlogPost(params.post_id))),
    patchNotes: async () => toResults(await news.listPatchNotes()),
    patchNoteDates: async () => toResults(await news.listPatchNoteDates()),
    patchNoteChanges: async () => toResults(await news.listChanges()),
    patchNotesPage: async () => toResult(await patchNotesPage.find()),
    releaseNotes: async () => toResults(await news.listReleaseNotes()),
    spotlight: async () => toResult((await pages.findSite())?.embeds.spotlight ?? ''),
    homePage: async () => toResult(await homePage.find()),
  }
}
