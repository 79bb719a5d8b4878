import { lookUpFacts } from '#model/wiki/fact-lookup.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import type { AnswerData, AnswerItem } from '../answer-data.ts'
import { formatItemPrice, joinWith, priceVerbs } from '../format-answer.ts'
import type { TopicAnswer } from './topic.ts'

/** "harvester cost in 3.x" -> "3.x" */
export const findVersionIn = (question: string): string | undefined => /\b\d\.(x|\d[\d.]*)/.exec(question)?.[0]

const describedVersions = ({ facts }: Pick<AnswerData, 'facts'>) => lookUpFacts(facts).text('described_versions') ?? ''

/** Whether the version is one of the described ones, or of no other line: "1.6", "1.7.2", "1.x". */
export const isDescribed = (version: string, data: Pick<AnswerData, 'facts'>) =>
  !isOtherVersion(version) || version === `${describedVersions(data).split('.')[0]}.x`

type VersionPrice = { value: number; certainty: AnswerItem['value_certainty']; version: string; isExact: boolean }

/** The price in a version, or else the newest known one before it. `version` of the result is empty for a price without one. */
function findPrice(item: AnswerItem & { value: number }, version: string): VersionPrice {
  const own = { value: item.value, certainty: item.value_certainty, version: item.value_version }
  const line = version.replace(/\.x$/, '')
  const inLine = [own, ...item.prices].find((price) => price.version === line || price.version.startsWith(`${line}.`))
  const later = item.prices.find((price) => !price.version.startsWith('1.'))
  return { ...(inLine ?? (line.startsWith('1') ? own : (later ?? own))), isExact: inLine !== undefined }
}

/** The item with its price in a version. */
export function withPriceIn(item: AnswerItem, version: string): AnswerItem {
  const { value } = item
  if (value === null) return item
  const price = findPrice({ ...item, value }, version)
  return { ...item, value: price.value, value_certainty: price.certainty, value_version: price.version }
}

/** "Harvester costs 320c in 2.2, 583c in 1.3.4." for a question about 2.2 */
export function describeVersion(item: AnswerItem, version: string, data: AnswerData): TopicAnswer | undefined {
  const { value, shop_role, name, path } = item
  if (value === null) return undefined
  const named = findPrice({ ...item, value }, version)
  const own = { value, version: item.value_version }
  const stated = named.version === own.version ? [own] : [named, own]
  // One price for both versions is stated once.
  const texts = [...Map.groupBy(stated, (price) => price.value)].map(([price, same]) => {
    const versions = same.map(({ version: of }) => of || describedVersions(data))
    return `${formatItemPrice({ ...item, value: price, value_version: '' })} in ${joinWith('and', versions)}`
  })
  return {
    topic: 'price',
    text: `${name} ${priceVerbs[shop_role]} ${texts.join(', ')}.`,
    value: named.isExact ? named.value : null,
    unit: named.isExact ? 'hundredths of a coin' : null,
    certainty: named.certainty,
    name,
    path,
  }
}
