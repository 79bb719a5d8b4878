import { kindNames, kinds } from '#model/wiki/kinds/kinds.ts'
import { listSourceFlaws } from '#model/wiki/told-fields.ts'
import { toProvenanceEntry, type ProvenanceEntry, type Sources } from '#model/wiki/provenance.ts'
import { Site } from '#model/wiki/site.ts'
import { listCitations, type Citation } from './citations.ts'
import { openContentFiles, type Entries } from './content-files.ts'
import { listLaterChanges } from './later-changes.ts'
import { listMentions } from './mentions.ts'
import { ContentError, type Problem } from './problem.ts'
import { toRecords, type Records } from './records.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { listBrokenReferences } from './references.ts'

/** All that the wiki says, read and checked: what the database is filled from. */
export type Content = Records & { site: Site; provenance: ProvenanceEntry[]; citations: Citation[] }

/** Reads and checks the whole content folder. Throws one ContentError that lists every problem in every file. */
export function readContent(folder: string): Content {
  const problems: Problem[] = []
  const report = (...found: Problem[]) => void problems.push(...found)
  const files = openContentFiles(folder, report)
  const site = files.readOne('site.yaml', Site)
  const entries = keyed(kindNames, (name) => files.listEntries(kinds[name]))
  if (site && !site.leaderboards.samples) leaveOutSamples(entries)
  const { records, fileOf } = toRecords(entries, report)
  // References are checked even when files are broken, less what refers to a broken file: one round of mending is enough.
  report(...listBrokenReferences({ ...records, site }, fileOf, new Set(problems.map(({ file }) => file))))
  report(...listUnsourced(entries))
  if (problems.length > 0 || !site) throw new ContentError(problems)
  return {
    site,
    ...records,
    mentions: listAllMentions(records),
    provenance: listProvenance(entries),
    citations: listCitations(entries, records, fileOf),
  }
}

/** Before ranks follow from what is left. */
function leaveOutSamples(entries: Entries) {
  for (const board of ['speedruns', 'pokes'] as const) entries[board] = entries[board].filter(({ data }) => data.sample !== true)
}

/** What the news say of each item, and what changed after the version that this wiki describes. */
function listAllMentions(records: Records): Records['mentions'] {
  const news = listMentions(records)
  const later = records.pages.find(({ slug }) => slug === 'what-changed')
  return [...news, ...listLaterChanges(later, news.length)]
}

/** The files that say where their facts come from. */
function listSourced(entries: Entries) {
  return kindNames
    .filter((name) => 'yaml' in kinds[name] && 'sources' in kinds[name].record.shape)
    .flatMap((name) => entries[name])
    .map((entry) => {
      const { sources, checked } = entry.data as { sources: Sources; checked: string }
      return { ...entry, sources, checked }
    })
}

/** Facts that do not say where they come from: nothing is told without a certainty. */
function listUnsourced(entries: Entries): Problem[] {
  return listSourced(entries).flatMap(({ file, folder, data, sources }) =>
    listSourceFlaws(folder, data, sources).map((flaw) => ({ file, ...flaw })),
  )
}

/** Where each field of each YAML file comes from. */
function listProvenance(entries: Entries): ProvenanceEntry[] {
  return listSourced(entries).flatMap(({ file, folder, name, sources, checked }) => {
    return Object.entries(sources).map(([field, from]) => toProvenanceEntry(from, { kind: toKind(folder), id: name, field, checked, file }))
  })
}

/** "seed-bags" -> "seed-bag" */
function toKind(folder: string): string {
  return folder.replace(/s$/, '')
}
