import type { RunCategory } from '#model/leaderboards/leaderboard.ts'

/** "10,000 coins on Dreck Quarry, Duo, version 1.6", with a no-break space before the number. */
export function toCategoryName({ challenge, plot, setup, version }: RunCategory): string {
  return `${challenge} on ${plot}, ${setup}, version\u00A0${version}`
}
