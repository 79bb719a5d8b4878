import type { Change } from '#model/news/change.ts'
import type { KnownPrice } from './apply-prices.ts'

type PriceChange = Pick<Change, 'version' | 'kind' | 'id' | 'field' | 'to'>

/**
 * The wiki's prices for the version that a reader plays ("3.x"), by safe name: the newest known ones up to it that are newer than the
 * described version ("1.x"). `changes` are of all versions, newest first.
 */
export function pickVersionPrices(changes: readonly PriceChange[], plays: string, described: string): Map<string, KnownPrice> {
  const isBetween = (version: string) => toMajor(described) < toMajor(version) && toMajor(version) <= toMajor(plays)
  return new Map(
    changes
      .filter(({ version, kind, field }) => kind === 'item' && field === 'value' && isBetween(version))
      // The newest is set last.
      .toReversed()
      .map(({ version, id, to }) => [id, { value: Number(to.value), certainty: to.certainty, version }]),
  )
}

/** "2.2" -> 2 */
const toMajor = (version: string) => Number.parseInt(version)
