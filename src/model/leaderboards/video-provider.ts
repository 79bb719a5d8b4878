import type { Speedrun } from './leaderboard.ts'

/** Where a video is, by its address; nothing where there is none. */
export function findVideoProvider(address: string): Speedrun['videoProvider'] {
  if (!URL.canParse(address)) return ''
  const { hostname } = new URL(address)
  if (/(^|\.)(youtube\.com|youtu\.be)$/.test(hostname)) return 'youtube'
  return /(^|\.)twitch\.tv$/.test(hostname) ? 'twitch' : 'other'
}
