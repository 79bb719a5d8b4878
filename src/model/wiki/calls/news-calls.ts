import { z } from 'zod'
import { LinkedItem } from '#model/items/item.ts'
import { Mod, ModRecord } from '#model/mods/mod.ts'
import { WholeHomePage } from '#model/news/home-page.ts'
import { Change } from '#model/news/change.ts'
import { BlogPost, PatchNote, PatchNoteDate, ReleaseNote } from '#model/news/news.ts'
import { WholePatchNotesPage } from './text-pages.ts'
import { result, results } from '../envelope.ts'
import { call } from './call.ts'
import { numberParameter, textParameter } from './parameters.ts'

const tag = 'News'

/** Calls about mods, blog, patch notes, update history and the spotlight. */
export const newsCalls = {
  mods: call({ tag: 'Mods', summary: 'The legacy mod list', answer: results(Mod) }),

  modDetails: call({
    tag: 'Mods',
    summary: 'A mod with the text of its page',
    params: z.object({ name: textParameter('Name of the mod', 'Hydrotility++') }),
    names: { name: 'mods' },
    answer: results(
      Mod.extend({
        body: ModRecord.shape.body.meta({ description: 'Its page as HTML; can be empty.' }),
        items: z.array(LinkedItem).meta({ description: 'The items it adds.' }),
      }),
    ),
    specified: false,
  }),

  blogPosts: call({ tag, summary: 'All blog posts, newest first', answer: results(BlogPost) }),

  blogPost: call({
    tag,
    summary: 'One blog post',
    params: z.object({ post_id: numberParameter('Id of the post', 1) }),
    names: { post_id: 'blogPosts' },
    answer: results(BlogPost),
  }),

  patchNotes: call({ tag, summary: 'All patch notes, newest first', answer: results(PatchNote) }),

  patchNoteDates: call({ tag, summary: 'The date of each version', answer: results(PatchNoteDate), specified: false }),

  patchNoteChanges: call({
    tag,
    summary: 'The changes of each version with the values before and after, newest first',
    answer: results(Change),
    specified: false,
  }),

  patchNotesPage: call({
    tag,
    summary: 'Everything on the page of the patch notes, in one answer',
    answer: result(WholePatchNotesPage),
    specified: false,
  }),

  releaseNotes: call({ tag, summary: 'The history of this wiki, newest first', answer: results(ReleaseNote) }),

  spotlight: call({
    tag,
    summary: 'The id of the spotlight video',
    answer: result(z.string().meta({ description: 'Id of the video; empty when there is none.' })),
  }),

  homePage: call({ tag, summary: 'The news on the home page, in one answer', answer: result(WholeHomePage), specified: false }),
}
