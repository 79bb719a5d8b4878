import { z } from 'zod'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Change } from '#model/news/change.ts'
import { PatchNote, PatchNoteDate } from '#model/news/news.ts'

/** What the marks of a page rest on. */
export const Cited = z.array(ProvenanceEntry).meta({ description: 'What the marks in its texts rest on.' })

/** What the page of the versions shows of them. */
export const WholePatchNotesPage = z.strictObject({
  notes: z.array(PatchNote).meta({ description: 'All patch notes, newest first.' }),
  dates: z.array(PatchNoteDate).meta({ description: 'When each version came, as far as it is known.' }),
  changes: z.array(Change).meta({ description: 'What each version changed, thing by thing, newest first.' }),
  sources: z.array(ProvenanceEntry).meta({ description: 'Where dates and changes come from.' }),
  cited: Cited,
})
export type WholePatchNotesPage = z.infer<typeof WholePatchNotesPage>
