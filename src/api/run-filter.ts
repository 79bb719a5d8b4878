import type { SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { speedrunFilterFields } from '#model/leaderboards/run-fields.ts'
import { BadInput } from './errors.ts'

/**
 * The five parts of a filter. Some clients send the bars as they are and encode the parts, others encode the whole once
 * more; both are understood.
 */
export function readRunFilter(decoded: string, url: string): Partial<SpeedrunFilter> {
  const barsAsTheyAre = url.includes('|')
  const parts = barsAsTheyAre ? lastSegment(url).split('|').map(decodeURIComponent) : decoded.split('|').map(decodeIfEncoded)
  if (parts.length !== speedrunFilterFields.length) {
    throw new BadInput(
      `The filter has ${parts.length} parts; it takes ${speedrunFilterFields.length}: ${speedrunFilterFields.join('|')}, with "none" for any.`,
    )
  }
  return Object.fromEntries(
    speedrunFilterFields.flatMap((field, place) => {
      const part = parts[place] ?? 'none'
      return part === 'none' ? [] : [[field, part]]
    }),
  )
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
