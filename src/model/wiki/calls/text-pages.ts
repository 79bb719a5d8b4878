import { z } from 'zod'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Change } from '#model/news/change.ts'
import { PatchNote, PatchNoteDate } from '#model/news/news.ts'

/** What the marks of a page rest on. */
export const Cited = z.array(ProvenanceEntry).meta({ description: 'The sources behind the marks in its texts.' })

/** What the page of the versions shows of them. */
export const WholePatchNotesPage = z.strictObject({
  notes: z.array(PatchNote).meta({ description: 'All patch notes, newest first.' }),
  dates: z.array(PatchNoteDate).meta({ description: 'The date of each version.' }),
  changes: z.array(Change).meta({ description: 'The changes of each version, newest first.' }),
  sources: z.array(ProvenanceEntry).meta({ description: 'The sources of dates and changes.' }),
  cited: Cited,
})
export type WholePatchNotesPage = z.infer<typeof WholePatchNotesPage>
