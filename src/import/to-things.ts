import { keysOf } from '#model/wiki/keyed.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { cleanHtml } from '#content/markdown.ts'
import { toSafeName } from '#model/text/slugs.ts'
import { htmlToText } from '#model/text/plain-text.ts'
import type { KindName } from '#model/game/kinds/kinds.ts'
import { gameThings, workedOut } from './game/arrived-things.ts'
import { isOneOf } from '#model/text/one-of.ts'
import { hasSources } from '#cli/new/create-thing.ts'
import { toFirstSources, type Source } from '#cli/new/first-fields.ts'
import type { Collected, CollectedRow, TakenKind } from './collect.ts'
import { findMakeableOfKind } from './places.ts'
import type { Reject, HostRow } from './read-rows.ts'

/** An imported thing as file data. `name`: of the file, '' for a leaderboard row. */
export type Arrived = { kind: KindName; name: string; data: HostRow; body?: string }

/** Fields that need conversion, or the reason why a thing is rejected. */
export type More = { data?: HostRow; name?: string; body?: string } | string
export type Context = Collected & { source: Source; today: string }

type ArrivingKind = TakenKind | keyof typeof workedOut
const isWorkedOut = (kind: ArrivingKind) => isOneOf(keysOf(workedOut), kind)

const more: { [Kind in ArrivingKind]: (found: CollectedRow, context: Context) => More } = {
  ...gameThings,
  mods: ({ hit }, { today }) => ({ data: { checked: toIsoDay(hit.updated) ?? today } }),
  patchNotes: ({ row, hit }) => {
    const text = htmlToText(String(row.summary))
    // "1.6: the logic update", as this API says it, or "v1.6 - the logic update"
    const [, version, summary] = /^([^:]{1,40}): (.+)$/.exec(text) ?? /^v?(\d[\w.]*) (?:[–—-] )?(.+)$/i.exec(text) ?? []
    if (version === undefined) return `summary: found ${JSON.stringify(row.summary)}, expected one that begins with a version`
    const details = cleanHtml(String(row.details))
    if (details === undefined) return tooDeep
    const date = toIsoDay(hit.timestamp) ?? null
    const data = { version, summary, date, date_kind: date === null ? 'unknown' : 'seen-by', changes: listPoints(details) }
    return { name: toSafeName(version), data }
  },
  blogPosts: ({ row, hit }, { things }) => {
    const [body, short] = [cleanHtml(String(row.html_body)), cleanHtml(String(row.html_summary))]
    if (body === undefined || short === undefined) return tooDeep
    const thumbnail = String(row.thumbnail).replace(/\.\w+$/, '')
    const isItem = things.items.some((item) => toSafeName(String(item.row.name)) === thumbnail)
    const summary = hit.safe_summary || htmlToText(short) || row.title
    const date = String(row.date).replace(/T00:00:00Z$/, '')
    // The text includes its sources already.
    return { body, data: { summary, date, thumbnail: isItem ? thumbnail : '', html: true, sources: [] } }
  },
  updates: ({ row }) => {
    const body = cleanHtml(String(row.content))
    return body === undefined ? tooDeep : { body, data: { html: true } }
  },
  speedruns: (_found, { samples }) => ({ name: '', data: { sample: samples.speedruns === true } }),
  pokes: (_found, { samples }) => ({ name: '', data: { sample: samples.pokes === true } }),
}

const tooDeep = 'its HTML has elements nested too deeply'

/** Order of writing: referenced kinds come first. */
const order = keysOf(more)

/** Converts the collected rows to file data with sources. Rows that cannot be converted are passed to `reject`. */
export function toThings(collected: Collected, source: Source, today: string, reject: Reject): Arrived[] {
  const context = { ...collected, source, today }
  return order.flatMap((kind) =>
    (isWorkedOut(kind) ? workedOut[kind](collected, reject) : collected.things[kind]).flatMap((row) => {
      const converted = more[kind](row, context)
      if (typeof converted === 'string') {
        reject({ row: row.row, call: kind, why: converted })
        return []
      }
      const { name = toSafeName(String(row.row.name ?? row.row.title)), data, body } = converted
      const all = { checked: today, ...row.hit, ...row.row, ...data }
      return [{ kind, name, data: toFileData(kind, all, source), ...(body !== undefined && { body }) }]
    }),
  )
}

/** The fields of a file, in its order and without defaults, with sources. */
function toFileData(kind: KindName, fields: HostRow, source: Source): HostRow {
  const place = findMakeableOfKind(kind)
  const types = place.shape.shape as Record<string, z.ZodType>
  const all: HostRow = { ...fields, description: fields.description || fields.name }
  const data = Object.fromEntries(
    Object.entries(types).flatMap(([field, type]) =>
      all[field] === undefined || isDeepStrictEqual(all[field], type.safeParse(undefined).data) ? [] : [[field, all[field]]],
    ),
  )
  if (!hasSources(place)) return data
  const { checked, ...facts } = data
  return { ...facts, sources: toFirstSources('folder' in place ? place.folder : '', facts, source), checked }
}

/** "2021-05-18T00:00:00Z" -> "2021-05-18" */
function toIsoDay(moment: unknown): string | undefined {
  return typeof moment === 'string' ? moment.slice(0, 10) : undefined
}

/** List items of HTML, or else its paragraphs, as plain text. `html` must be sanitized: the pattern is slow on other input. */
function listPoints(html: string): string[] {
  const points = html.includes('<li')
    ? [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/gis)].map(([, inner = '']) => inner)
    : html.split(/<\/p>|<br\b[^>]*>/i)
  return points.map(htmlToText).filter((point) => point !== '')
}
