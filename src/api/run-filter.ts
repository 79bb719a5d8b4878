import { speedrunFilterFields } from '#model/leaderboards/run-fields.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { withoutOpenParts } from '#model/leaderboards/run-view.ts'
import { BadInput } from './errors.ts'

/**
 * The five parts of a filter. Some clients send the bars as they are and encode the parts, others encode the whole once
 * more; both are understood.
 */
export function readRunFilter(decoded: string, url: string): RunFilter {
  const barsAsTheyAre = url.includes('|')
  const parts = barsAsTheyAre ? lastSegment(url).split('|').map(decodeURIComponent) : decoded.split('|').map(decodeIfEncoded)
  if (parts.length !== speedrunFilterFields.length) {
    throw new BadInput(
      `The filter has ${parts.length} parts; it takes ${speedrunFilterFields.length}: ${speedrunFilterFields.join('|')}, with "none" for any.`,
    )
  }
  return withoutOpenParts(Object.fromEntries(speedrunFilterFields.map((field, place) => [field, parts[place]])))
}

function lastSegment(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/\/$/, '').split('/').at(-1) ?? ''
}

function decodeIfEncoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
