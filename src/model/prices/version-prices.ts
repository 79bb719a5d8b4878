import type { Change } from '#model/news/change.ts'
import type { KnownPrice } from './apply-prices.ts'

type PriceChange = Pick<Change, 'version' | 'kind' | 'id' | 'field' | 'to'>

/** The wiki's prices for the version that a reader plays ("2.x"), by safe name. `changes` are of all versions, newest first. */
export function pickVersionPrices(changes: readonly PriceChange[], plays: string): Map<string, KnownPrice> {
  const line = plays.replace(/x$/, '')
  return new Map(
    changes
      .filter(({ version, kind, field }) => kind === 'item' && field === 'value' && version.startsWith(line))
      // The newest of the version is set last.
      .toReversed()
      .map(({ version, id, to }) => [id, { value: Number(to.value), certainty: to.certainty, version }]),
  )
}
