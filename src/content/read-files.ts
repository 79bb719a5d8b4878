import { toSafeName } from '#model/text/slugs.ts'
import { toKind } from '#model/wiki/kinds/kind.ts'
import { kindNames, kinds } from '#model/game/kinds/kinds.ts'
import type { ContentFile } from '#model/wiki/correct/content-file.ts'
import { toProvenanceEntry, type ProvenanceEntry, type Sources } from '#model/wiki/provenance.ts'
import { Site } from '#model/wiki/site.ts'
import { listCitedAddresses, listCitations, type Citation } from './citations.ts'
import type { Absence, Draft } from './absent-things.ts'
import type { ContentFolder } from './files/content-folder.ts'
import type { FormerName, MovedPage } from '#model/wiki/kinds/former-names.ts'
import { listMovedPages } from './former-names.ts'
import { listFormerNameProblems } from './check/former-names.ts'
import { listChangeProblems } from './check/changes.ts'
import { listDuplicates, listMisnumbered } from './check/duplicates.ts'
import { listWarnings, listLoneQuotes } from './check/content-warnings.ts'
import { listGuideProblems } from './check/guides.ts'
import { listNamedPages, listQuestionProblems } from './check/questions.ts'
import { listSourceProblems, listUnknownVersions } from './check/source-problems.ts'
import { listDeadLinks } from './check/links.ts'
import { placeProblems } from './check/place-problems.ts'
import { listPictureProblems } from './files/picture-files.ts'
import { listUnexpectedFiles } from './check/unexpected-files.ts'
import { listFiles } from './files/list-files.ts'
import { listChanges } from './news/changes.ts'
import { openContentFiles, type Entries, type Origin } from './files/content-files.ts'
import { listLaterChanges } from './news/later-changes.ts'
import { listMentions } from './news/mentions.ts'
import { ContentError, type Problem } from './check/problem.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import { toRecords, type Records } from './records.ts'
import { keyed } from '#model/wiki/keyed.ts'
import { listBrokenReferences } from './check/references.ts'
import { explainNameForNumber } from './check/reference-problems.ts'
import { listItemProblems } from './game/game-problems.ts'

/** The checked content, from which the database is filled. */
export type Content = Records & {
  site: Site
  provenance: ProvenanceEntry[]
  citations: Citation[]
  files: ContentFile[]
  drafts: Draft[]
  formerNames: readonly FormerName[]
  movedPages: MovedPage[]
}

/**
 * Reads and checks the files of a content folder, on disk or in memory (see `readContent`). Runs also in the browser. Throws `ContentError`
 * with all problems.
 */
export function readFiles(folder: ContentFolder, { strict = false } = {}): Content {
  const problems: Problem[] = []
  const addProblems = (...more: Problem[]) => void problems.push(...more)
  const files = openContentFiles(folder, addProblems)
  const site = files.readOne('site.yaml', Site)
  const entries = keyed(kindNames, (name) => files.listEntries(kinds[name]))
  if (site) removeSamples(entries, site.leaderboards.samples)
  const { records, originOf, formerNames, links, timelines } = toRecords(entries, files.absence, addProblems)
  // References are checked even if files are invalid, except those to invalid files, so that one run reports everything.
  const { copies, others } = listMisfits(records, originOf, files.absence, folder.changedAt)
  const misfits = [...copies, ...others, ...listGuideProblems(records.pages, originOf, files.absence)]
  addProblems(...misfits)
  const isMisfit = ({ file }: { file: string }) => misfits.some((misfit) => misfit.file === file)
  // Of a copied file only the duplicate is reported.
  const isCopy = ({ file, field }: Problem) => copies.some((copy) => copy.file === file && !/^\w+\.\d+\./.test(field))
  addProblems(...listBrokenReferences({ ...records, site, formerNames }, originOf, files.absence).filter((problem) => !isCopy(problem)))
  // A copied file repeats the former names of its original.
  const originals = formerNames.filter(({ origin }) => !isMisfit(origin))
  addProblems(...listFormerNameProblems(originals, records, originOf))
  addProblems(...listQuestionProblems(records, originOf, files.absence))
  addProblems(...listChangeProblems(timelines, files.absence).filter((problem) => !isMisfit(problem)))
  addProblems(
    ...listUnsourced(entries),
    ...listUnknownVersions(entries, folder),
    ...listWarnings(entries),
    ...listLoneQuotes(site).map((warning) => ({ ...warning, file: 'site.yaml' })),
  )
  if (strict) {
    const written = [...links, ...listNamedPages(records, originOf)]
    addProblems(
      ...listDeadLinks(written, records, new Set(problems.map(({ file }) => file))),
      ...listUnexpectedFiles(folder),
      ...listPictureProblems(folder, records.items),
    )
  }
  if (!site || problems.some(({ served }) => strict || !served)) {
    const explained = problems.map((problem) => explainNameForNumber(problem, entries))
    throw new ContentError(placeAll(explained, files.textOf), folder.name)
  }
  return {
    site,
    ...records,
    mentions: listAllMentions(records),
    changes: listChanges(timelines, listCitedAddresses(records, originOf)),
    provenance: listProvenance(entries),
    citations: listCitations(entries, records, originOf),
    files: listFiles(records, originOf, files),
    drafts: files.drafts,
    formerNames,
    movedPages: listMovedPages(records, formerNames),
  }
}

/** Lists duplicates, and files that are not named after their thing. A copy that is both is reported as a duplicate. */
function listMisfits(
  records: Records,
  originOf: (record: object) => Origin,
  absence: Absence,
  changedAt: ContentFolder['changedAt'],
): { copies: Problem[]; others: Problem[] } {
  const duplicates = kindNames.flatMap((name) => {
    const things = records[name].map((record) => ({ record, origin: originOf(record) }))
    return listDuplicates(name, things, changedAt)
  })
  const copies = new Set(duplicates.map(({ file }) => file))
  for (const file of copies) absence.add({ file, folder: '', name: '', number: undefined, isDraft: false })
  const ofNumbers = kindNames.flatMap((name) => {
    const things = records[name].map((record) => ({ record, origin: originOf(record) }))
    return listMisnumbered(
      name,
      things.filter(({ origin }) => !copies.has(origin.file)),
      absence,
    )
  })
  const ofItems = records.items.flatMap((item) => {
    const { file } = originOf(item)
    if (copies.has(file)) return []
    // References may use the name that the file should have.
    if (toSafeName(item.name) !== item.safe_name)
      absence.add({ file, folder: 'items', name: toSafeName(item.name), number: undefined, isDraft: false })
    return listItemProblems(item, file)
  })
  const ofFacts = records.facts.flatMap((fact) => {
    const { file } = originOf(fact)
    const expectedName = toFactFile(fact.key)
    if (copies.has(file) || file === `facts/${expectedName}.yaml`) return []
    absence.add({ file, folder: 'facts', name: expectedName, number: undefined, isDraft: false })
    const found = JSON.stringify(file.replace(/^.*\/|\.yaml$/g, ''))
    // History and corrections find the file by the key.
    return [
      {
        code: 'misnamed-file' as const,
        file,
        field: '',
        found,
        expected: 'hyphens for spaces, not _',
        hint: `Rename the file to ${expectedName}.yaml.`,
        served: true as const,
      },
    ]
  })
  return { copies: duplicates, others: [...ofNumbers, ...ofItems, ...ofFacts] }
}

/** Adds lines to the problems and sorts them by file and line. */
function placeAll(problems: readonly Problem[], textOf: (file: string) => string | undefined): Problem[] {
  return [...Map.groupBy(problems, ({ file }) => file)]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([file, ofFile]) => {
      const text = textOf(file)
      return text === undefined ? ofFile : placeProblems(text, ofFile).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
    })
}

/** Removes sample rows of a board that has real rows, or all of them if the site does not show samples. Must run before ranks. */
function removeSamples(entries: Entries, showsSamples: boolean) {
  for (const board of ['speedruns', 'pokes'] as const) {
    const real = entries[board].filter(({ data }) => data.sample !== true)
    if (!showsSamples || real.length > 0) entries[board] = real
  }
}

/** Mentions of items in the news and in the page of later changes. */
function listAllMentions(records: Records): Records['mentions'] {
  const news = listMentions(records)
  const later = records.pages.find(({ slug }) => slug === 'what-changed')
  return [...news, ...listLaterChanges(later, news.length)]
}

/** Entries of files with sources. */
function listSourced(entries: Entries) {
  return kindNames
    .filter((name) => 'yaml' in kinds[name] && 'sources' in kinds[name].record.shape)
    .flatMap((name) => entries[name])
    .map((entry) => {
      const { sources, checked } = entry.data as { sources: Sources; checked: string }
      return { ...entry, sources, checked }
    })
}

/** Lists values without a source. */
function listUnsourced(entries: Entries): Problem[] {
  return listSourced(entries).flatMap(listSourceProblems)
}

/** The sources of each field of each YAML file. */
function listProvenance(entries: Entries): ProvenanceEntry[] {
  return listSourced(entries).flatMap(({ file, folder, name, sources, checked }) => {
    return Object.entries(sources).map(([field, from]) => toProvenanceEntry(from, { kind: toKind(folder), id: name, field, checked, file }))
  })
}
