import { listCited } from '#model/pages/cited-marks.ts'
import type { WholePatchNotesPage } from '#model/wiki/calls/text-pages.ts'
import type { SubjectQueries } from '#queries/queries.ts'

export function patchNotesPageQueries({ meta, news }: Pick<SubjectQueries, 'meta' | 'news'>) {
  return {
    async find(): Promise<WholePatchNotesPage> {
      const [notes, dates, changes, sources] = await Promise.all([
        news.listPatchNotes(),
        news.listPatchNoteDates(),
        news.listChanges(),
        meta.listProvenanceOfFields('patch-note', ['date', 'changes']),
      ])
      return { notes, dates, changes, sources, cited: await meta.listCited(listCited(notes.map(({ details }) => details))) }
    },
  }
}
