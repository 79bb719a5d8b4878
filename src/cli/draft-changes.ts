import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { valueAt } from '#content/check/describe-issues.ts'
import { walk } from '#content/check/unwritten.ts'
import type { ChangedLineFile } from '#model/news/change.ts'
import { toFillIn } from '#model/wiki/draft.ts'
import { toKind, type Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { unknown } from '#model/wiki/certainty.ts'
import type { Sources } from '#model/wiki/provenance.ts'
import { lineFor, sourcedFields } from '#model/wiki/sourced-fields.ts'
import type { z } from 'zod'

type DraftLine = Pick<z.input<typeof ChangedLineFile>, 'thing' | 'field' | 'from'>
type Data = Readonly<Record<string, unknown>>
/** A changed field: a change of the game, or a correction if old and new value are from the same version. */
type Difference = { line: DraftLine; version: string; isCorrection: boolean }

/**
 * Drafts the `changed` lines of patch notes, as YAML, from the differences between a Git revision and the content. Corrections of the wiki
 * are listed as comments. Throws for an unknown revision.
 */
export function draftChanges(contentFolder: string, revision: string): string {
  const commit = runGit(contentFolder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`])?.trim()
  if (!commit)
    throw new Error(`There is no revision "${revision}" in ${contentFolder}. Give a commit, branch or tag: HEAD~1, main, v0.2.0.`)
  const files = runGit(contentFolder, ['diff', '--name-only', '--relative', '--no-renames', '-z', commit, '--', '.'])?.split('\0') ?? []
  const differences = files.flatMap((file) => listDifferences(contentFolder, commit, file))
  const corrected = differences.filter(({ isCorrection }) => isCorrection)
  const byVersion = Map.groupBy(
    differences.filter(({ isCorrection }) => !isCorrection),
    ({ version }) => version,
  )
  const blocks = [...byVersion].map(([version, ofVersion]) => toBlock(contentFolder, version, ofVersion))
  const remarks = corrected.map(
    ({ line, version }) => `# ${line.thing}, ${line.field}: a correction${version && `, both of ${version}`}, not a change of the game.\n`,
  )
  return [...blocks, remarks.join('')].filter(Boolean).join('\n') || `# No field about the game has changed since ${revision}.\n`
}

function runGit(folder: string, command: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 })
  } catch {
    return undefined
  }
}

function toBlock(contentFolder: string, version: string, differences: readonly Difference[]): string {
  const file = join(contentFolder, 'patch-notes', `${version}.yaml`)
  const where = existsSync(file) ? `For ${file}.` : `For a new patch note: npm run wiki -- new patch ${version}`
  return `# ${where} The new values are in the files of the things.\n${stringify({ changed: differences.map(({ line }) => line) }, { lineWidth: 110 })}`
}

/** Skips new and deleted files. */
function listDifferences(contentFolder: string, commit: string, file: string): Difference[] {
  const [, folder = '', name = ''] = /^([\w-]+)\/([^/]+)\.yaml$/.exec(file) ?? []
  const sourced = sourcedFields[folder]
  const before = sourced && parseData(runGit(contentFolder, ['show', `${commit}:./${file}`]))
  const now = before && existsSync(join(contentFolder, file)) && parseData(readFileSync(join(contentFolder, file), 'utf8'))
  if (!before || !now) return []
  const { prose = {} }: Partial<Kind> = Object.values(kinds).find(({ yaml = {} }: Kind) => folder in yaml) ?? {}
  return Object.values(sourced.lines)
    .flat()
    .filter((field) => !(field in prose))
    .flatMap((field) => walk({ [field]: before[field] }))
    .flatMap(({ field, value }): Difference[] => {
      const [from, to] = [sourceOf(folder, before, field), sourceOf(folder, now, field)]
      const isSame = valueAt(now, field) === value
      if (isSame || (typeof value !== 'number' && typeof value !== 'string') || from.certainty === unknown) return []
      const { source, certainty, note, version } = from
      const earlier = {
        version: version || `${toFillIn} The last version in which it was so`,
        value,
        certainty,
        source,
        ...(note && { note }),
      }
      const line = { thing: `${toKind(folder)}/${name}`, field: field.join('.'), from: earlier }
      return [{ line, version: to.version, isCorrection: to.version === '' || to.version === version }]
    })
}

function parseData(text: string | undefined): Data | undefined {
  if (text === undefined) return undefined
  const data: unknown = parse(text)
  return typeof data === 'object' && data !== null ? (data as Data) : undefined
}

function sourceOf(folder: string, data: Data, field: readonly string[]) {
  const {
    source = '',
    certainty = unknown,
    version = '',
    note = '',
  } = (data.sources as Sources | undefined)?.[lineFor(folder, field[0] ?? '')] ?? {}
  return { source, certainty, version, note }
}
