import type { Speedrun } from './leaderboard.ts'

/** The provider of a video by its link; '' for none. */
export function findVideoProvider(address: string): Speedrun['videoProvider'] {
  if (!URL.canParse(address)) return ''
  const { hostname } = new URL(address)
  if (/(^|\.)(youtube\.com|youtu\.be)$/.test(hostname)) return 'youtube'
  return /(^|\.)twitch\.tv$/.test(hostname) ? 'twitch' : 'other'
}
