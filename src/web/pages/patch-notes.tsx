import { gameName } from '#model/game/name.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import type { PatchNote, PatchNoteDate } from '#model/news/news.ts'
import { listCited, nameOfCited } from '#model/pages/cited-marks.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { apiContext } from '../context.ts'
import { PatchNoteList } from '../features/news/patch-note-list.tsx'
import { toCitedFacts } from '#web/features/certainty/cited-facts.ts'
import { loadProse } from '../features/prose/prose-data.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { notFound } from '../not-found.ts'
import { toPageMeta } from '../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { patchNotePreview } from '../previews/news-previews.ts'
import { prosePreview } from '../previews/game/page-previews.ts'

/** Number of suggestions for a missing note. */
const suggested = 4

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [prose, { notes: all, dates, changes, sources, cited }] = await Promise.all([loadProse(api, 'patch-notes'), api.patchNotesPage()])
  const notes = id === undefined ? all : all.filter((note) => String(note.id) === id)
  if (id !== undefined && notes.length === 0) throw await notFound(api, id, { near: nearVersions(all, dates, id) })
  const named = new Set(listCited(notes.map(({ details }) => details)))
  const inNotes = toCitedFacts(cited.filter((entry) => named.has(nameOfCited(entry))))
  const data = { ...prose.data, cited: { ...prose.data.cited, ...inNotes } }
  return { ...prose, data, notes, dates, changes, sources, only: id === undefined ? null : (notes[0] ?? null) }
}

/** The sentence with a full stop. */
const withStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/**
 * Suggestions for a version instead of an id: versions with that prefix, "1.7" -> 1.7, 1.7.1, 1.7.2; else the previous and the next one.
 */
function nearVersions(notes: readonly PatchNote[], dates: readonly PatchNoteDate[], version: string) {
  const versionOf = ({ id }: PatchNote) => dates.find((date) => date.id === id)?.version ?? ''
  const alike = notes.filter((note) => versionOf(note).startsWith(version))
  const later = notes.filter((note) => compareVersions(versionOf(note), version) > 0)
  const around = [...later.slice(-suggested / 2), ...notes.filter((note) => !later.includes(note))]
  return (alike.length > 0 ? alike : around).slice(0, suggested).map(({ id, summary }) => ({ name: summary, path: paths.patchNote(id) }))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData)
    return toPageMeta(matches, {
      title: 'Patch notes',
      description: 'There is no such patch note.',
      path: paths.patchNotes,
      index: false,
    })
  const { page, only, dates } = loaderData
  const { title, description } = page
  if (!only) return toPageMeta(matches, { title, description, path: paths.patchNotes, preview: prosePreview(page) })
  return toPageMeta(matches, {
    title: `${gameName} ${dates.find(({ id }) => id === only.id)?.version || only.summary} patch notes`,
    description: `${gameName} ${withStop(only.summary)} What changed in this version.`,
    path: paths.patchNote(only.id),
    type: 'article',
    preview: patchNotePreview(only, dates),
  })
}

export default function PatchNotesPage() {
  const { page, data, notes, dates, changes, sources, only } = useLoaderData<typeof loader>()
  const trail = [{ label: page.title, path: paths.patchNotes }]
  const list = { notes, dates, changes, sources, cited: data.cited }
  // Versions first, then what their dates mean.
  if (!only) return <ProsePage page={page} data={data} trail={trail} before={<PatchNoteList {...list} open={notes[0]?.id} />} />
  // The summary is below, as in the list.
  const name = dates.find(({ id }) => id === only.id)?.version || only.summary
  return (
    <ProsePage
      page={{ ...page, title: /^\d/.test(name) ? `Patch ${name}` : name, lead: '' }}
      data={data}
      trail={[...trail, { label: name, path: paths.patchNote(only.id) }]}
      action={
        <a className="btn" href={paths.patchNotes}>
          View all patch notes
        </a>
      }
    >
      <PatchNoteList {...list} open={only.id} />
    </ProsePage>
  )
}
