import { z } from 'zod'
import { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { Change } from '#model/news/change.ts'
import { PatchNote, PatchNoteDate } from '#model/news/news.ts'

/** Sources of the facts that a page cites. */
export const Cited = z.array(ProvenanceEntry).meta({ description: 'The sources behind the marks in its texts.' })

/** All data of the patch notes page. */
export const WholePatchNotesPage = z.strictObject({
  notes: z.array(PatchNote).meta({ description: 'All patch notes, newest first.' }),
  dates: z.array(PatchNoteDate).meta({ description: 'The date of each version.' }),
  changes: z.array(Change).meta({ description: 'The changes of each version, newest first.' }),
  sources: z.array(ProvenanceEntry).meta({ description: 'The sources of dates and changes.' }),
  cited: Cited,
})
export type WholePatchNotesPage = z.infer<typeof WholePatchNotesPage>
