import { speedrunFilterFields } from '#model/leaderboards/run-fields.ts'
import type { RunFilter } from '#model/leaderboards/run-page.ts'
import { withoutOpenParts } from '#model/leaderboards/run-view.ts'
import { BadInput } from './errors.ts'

/**
 * Parses "player|plot|version|challenge|setup". Some clients encode each part and send plain bars, others encode the whole filter a
 * second time. `decoded`: the path parameter; `url`: the raw address. Throws BadInput for another number of parts.
 */
export function readRunFilter(decoded: string, url: string): RunFilter {
  const hasPlainBars = url.includes('|')
  const parts = hasPlainBars ? lastSegment(url).split('|').map(decodeURIComponent) : decoded.split('|').map(decodeIfEncoded)
  if (parts.length !== speedrunFilterFields.length) {
    throw new BadInput(
      `The filter has ${parts.length} parts instead of ${speedrunFilterFields.length}: ${speedrunFilterFields.join('|')}, with "none" for any.`,
    )
  }
  return withoutOpenParts(Object.fromEntries(speedrunFilterFields.map((field, index) => [field, parts[index]])))
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
